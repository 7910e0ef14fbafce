import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

import { filesIn } from '../../support/filesIn'
import { ROOT } from '../../support/root'

const DIST = `${ROOT}/dist`

/** What a visitor can be sent of the element. */
const scripts = [
  'hypotheek-orientatie.js',
  'audit.js',
  ...filesIn(`${DIST}/chunks`).map((file) => `chunks/${file}`),
].filter((file) => file.endsWith('.js'))

/** Texts that stand once in the source and once in what is built of it, with where the source is. */
const PLACES = [
  ['Er heeft een herberekening plaatsgevonden.', 'ui/tekst/nl.ts'],
  ['Limieten van creditcard en rood staan van je partner', 'ui/tekst/limieten.ts'],
] as const

/** Where in the source a text of the built element comes from: the file and its line. */
const sourceOf = (text: string) => {
  const script = scripts.find((file) => readFileSync(`${DIST}/${file}`, 'utf8').includes(text)) ?? ''
  const lines = readFileSync(`${DIST}/${script}`, 'utf8').split('\n')
  const line = lines.findIndex((one) => one.includes(text))
  const map = new SourceMap(JSON.parse(readFileSync(`${DIST}/${script}.map`, 'utf8')) as never)
  const entry = map.findEntry(line, lines[line]?.indexOf(text) ?? 0)
  if (!('originalSource' in entry)) return undefined
  const file = resolve(dirname(`${DIST}/${script}`), entry.originalSource)
  return { file: file.replace(`${ROOT}/`, ''), line: readFileSync(file, 'utf8').split('\n')[entry.originalLine] }
}

describe('the source maps of the element', () => {
  it('stand beside each script, which does not name them: a visitor fetches none', () => {
    expect(scripts.filter((file) => !existsSync(`${DIST}/${file}.map`))).toEqual([])
    expect(scripts.filter((file) => readFileSync(`${DIST}/${file}`, 'utf8').includes('sourceMappingURL'))).toEqual([])
  })

  it.each(PLACES)('lead from %j back to its line in %s', (text, file) => {
    expect(sourceOf(text)).toEqual({ file, line: expect.stringContaining(text) as string })
  })

  it('name no folder of a machine', () => {
    const named = scripts.flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(`${DIST}/${file}.map`, 'utf8')) as { readonly sources: string[] }
      return sources.filter((source) => source.startsWith('/') || basename(source) === '')
    })
    expect(named).toEqual([])
  })
})
