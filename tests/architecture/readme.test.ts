import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import type { FoutCode } from '../../adapters/element'
import { NORMJAREN } from '../../domain'
import { LABEL_CODES } from '../../domain/orientatie'
import { ROOT } from '../support/root'

const TAG_MET_MERK = /<hypotheek-orientatie label-code="[^>]*>/g

it.each(['README.md', 'adapters/element/README.md'])('every example in %s uses the newest norm year', (readme) => {
  const voorbeelden = readFileSync(`${ROOT}/${readme}`, 'utf8').match(TAG_MET_MERK) ?? []
  expect(voorbeelden).not.toEqual([])
  for (const voorbeeld of voorbeelden) expect(voorbeeld).toContain(`normjaar="${Math.max(...NORMJAREN)}"`)
})

/**
 * Every error code; TypeScript reports a forgotten code. The codes `status-…` are left out: the README has one example.
 */
const codes: Readonly<Record<Exclude<FoutCode, `status-${number}`>, true>> = {
  'label-code': true,
  'niet-geladen': true,
  vernieuwd: true,
  'browser-te-oud': true,
  'niet-gestart': true,
  vastgelopen: true,
  'niet-te-berekenen': true,
  onbereikbaar: true,
  'tijd-verstreken': true,
  'onleesbaar-antwoord': true,
  onverwacht: true,
}

it('the README of the element documents every error code and no other', () => {
  const readme = readFileSync(`${ROOT}/adapters/element/README.md`, 'utf8')
  const tabel = readme.slice(readme.indexOf('| code '), readme.indexOf('## Analytics'))
  const beschreven = [...tabel.matchAll(/^\| `([\w-]+)`/gm)].map(([, code]) => code)
  expect(beschreven.toSorted()).toEqual([...Object.keys(codes), 'status-404'].toSorted())
})

it.each([
  ['label-code', LABEL_CODES],
  ['[normjaar=2025]', NORMJAREN],
])('the @attr line of the attribute %s lists all its values', (attribuut, keuzes) => {
  const element = readFileSync(`${ROOT}/adapters/element/loader/hypotheekOrientatieElement.ts`, 'utf8')
  expect(element).toContain(`@attr {${keuzes.map((keuze) => `'${keuze}'`).join(' | ')}} ${attribuut} `)
})

it.each(['index', 'velden'])('the demo page %s offers every brand', (pagina) => {
  const html = readFileSync(`${ROOT}/adapters/server/paginas/${pagina}.html`, 'utf8')
  const merken = [...html.matchAll(/name="label-code" value="(\w+)"/g)].map(([, merk]) => merk)
  expect(merken).toEqual([...LABEL_CODES])
})

/** Adapters without a folder in tests/adapters: browser tests cover the demo page, `tests/handboek/` the handbook. */
const ELSEWHERE = ['demo', 'handboek']

it('every adapter except demo and handboek has a folder in tests/adapters', () => {
  const adapters = readdirSync(`${ROOT}/adapters`, { withFileTypes: true }).filter((file) => file.isDirectory())
  const untested = adapters.flatMap(({ name }) => (existsSync(`${ROOT}/tests/adapters/${name}`) ? [] : [name]))
  expect(untested).toEqual(ELSEWHERE)
})

it('README.md has at most 90 lines', () => {
  expect(readFileSync(`${ROOT}/README.md`, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(90)
})

describe.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', '.github/maintaining.md'])('%s', (page) => {
  const text = readFileSync(`${ROOT}/${page}`, 'utf8')
  const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { readonly scripts: object }

  it(`${page} names only npm scripts that exist`, () => {
    const named = [...text.matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name]) => name)
    expect(named.filter((name = '') => !Object.hasOwn(scripts, name))).toEqual([])
  })

  it(`${page} names only files and folders that exist, apart from build output and future years`, () => {
    const paths = [...text.matchAll(/[`(]((?:domain|application|adapters|ui|tests)\/[\w./-]*)[`)\s]/g)].map(
      ([, path]) => path,
    )
    expect(paths.filter((path = '') => !/2027|\/dist\//.test(path) && !existsSync(`${ROOT}/${path}`))).toEqual([])
  })
})
