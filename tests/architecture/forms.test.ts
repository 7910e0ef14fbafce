import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'

const FOLDERS = ['ui', 'adapters/element', 'adapters/demo']

/** Matches what a sandbox without `allow-forms` ignores without an error. */
const SUBMITS = /<form\b|createElement\('form'|type="?'?submit|requestSubmit|\.submit\(|formAction/

it('nothing in the element needs a form submit, which a sandbox without allow-forms blocks', () => {
  const files = FOLDERS.flatMap((folder) => filesIn(`${ROOT}/${folder}`, ['dist']).map((file) => `${folder}/${file}`))
  const code = files.filter((file) => /\.tsx?$/.test(file))
  expect(code.length).toBeGreaterThan(100)
  expect(code.filter((file) => SUBMITS.test(readFileSync(`${ROOT}/${file}`, 'utf8')))).toEqual([])
})
