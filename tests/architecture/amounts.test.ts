import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'

const LAYERS = ['domain', 'application', 'adapters', 'ui']

/** Matches a line of a comment. */
const COMMENT = /^\s*(?:\/?\*|\/\/)/

/** Matches an amount that a text writes itself, with an ordinary space after the euro sign. */
const OWN_AMOUNT = /€ (?:\d|\$\{|['"`])/

it('no text writes an amount itself: formatEuro alone joins the euro sign and the figure', () => {
  const files = LAYERS.flatMap((layer) =>
    filesIn(`${ROOT}/${layer}`, ['node_modules', 'dist']).map((file) => `${layer}/${file}`),
  ).filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    readFileSync(`${ROOT}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => OWN_AMOUNT.test(line) && !COMMENT.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
