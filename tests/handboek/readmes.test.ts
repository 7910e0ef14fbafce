import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'
import { complaintsAbout } from '../support/complaintsAbout'

/** Declarations that the README examples assume. */
const AROUND: Readonly<Record<string, string>> = {
  'adapters/element/README.md': `
    declare const element: import('hypotheek-orientatie').HypotheekOrientatieElement
    declare const setStap: (stap: number) => void
  `,
  'adapters/testing/README.md': `
    declare const it: { each: <T>(cases: readonly T[]) => (name: string, test: (one: T) => unknown) => void }
    declare const port: import('hypotheek-orientatie/application').BerekeningPort
    declare const maakVoorkant: () => import('hypotheek-orientatie/testing').Voorkant
  `,
}

const examplesIn = (readme: string, languages: string): readonly string[] =>
  [
    ...readFileSync(`${ROOT}/${readme}`, 'utf8').matchAll(new RegExp(`^\`\`\`(?:${languages})\\n(.*?)^\`\`\`$`, 'gms')),
  ].map(([, code = '']) => code)

describe.each(Object.entries(AROUND))('the code in %s', (readme, around) => {
  const examples = examplesIn(readme, 'js|jsx|ts|tsx')

  it(`${readme} has code examples`, () => {
    expect(examples).not.toEqual([])
  })

  it.each(examples)(`an example in ${readme} compiles against the built package: %s`, (code) => {
    expect(complaintsAbout(`${around}\n${code}`)).toEqual([])
  })
})

it.each(['adapters/batch/README.md', 'adapters/element/README.md', 'adapters/mcp/README.md'])(
  'the JSON examples in %s are valid JSON',
  (readme) => {
    const examples = examplesIn(readme, 'json')
    expect(examples.map((text) => typeof JSON.parse(text))).toEqual(examples.map(() => 'object'))
  },
)

it('the example project `formulier` compiles against the built package', () => {
  expect(complaintsAbout(readFileSync(`${ROOT}/tests/channels/voorbeelden/formulier/hoofd.ts`, 'utf8'))).toEqual([])
})
