import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'
import { complaintsAbout } from './complaintsAbout'

/** What the examples of a README have around them. */
const AROUND: Readonly<Record<string, string>> = {
  'README.md': `
    type Domain = typeof import('hypotheek-orientatie/domain')
    type Gedeeld = import('hypotheek-orientatie/domain/orientatie').Gedeeld
    declare const normenVan: Domain['normenVan']
    declare const verzoek: import('hypotheek-orientatie/domain').FinancieringsOpzetVerzoek
    declare const kader: import('hypotheek-orientatie/domain').Rekenkader
    declare const orientatie: import('hypotheek-orientatie/domain').Orientatie
    declare const labelCode: Gedeeld['labelCode']
    declare const normjaar: Gedeeld['normjaar']
    declare const datum: Gedeeld['datum']
    declare const tekst: string
    declare const gelezen: import('hypotheek-orientatie/domain/bewijs').Rekenbewijs
    declare const stap: import('hypotheek-orientatie/domain/uitleg').Rekenstap
    declare const uitweg: import('hypotheek-orientatie/domain/vergelijking').Uitweg
  `,
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

/** JavaScript that the tests run says by that whether its names are there. */
const IS_RUN = ['README.md']

const examplesIn = (readme: string, languages: string): readonly string[] =>
  [
    ...readFileSync(`${ROOT}/${readme}`, 'utf8').matchAll(new RegExp(`^\`\`\`(?:${languages})\\n(.*?)^\`\`\`$`, 'gms')),
  ].map(([, code = '']) => code)

describe.each(Object.entries(AROUND))('the code in %s', (readme, around) => {
  const examples = examplesIn(readme, IS_RUN.includes(readme) ? 'ts|tsx' : 'js|jsx|ts|tsx')

  it('is there', () => {
    expect(examples).not.toEqual([])
  })

  it.each(examples)('compiles against the built package: %s', (code) => {
    expect(complaintsAbout(`${around}\n${code}`)).toEqual([])
  })
})

it.each(['adapters/batch/README.md', 'adapters/element/README.md', 'adapters/mcp/README.md'])(
  'the JSON in %s is JSON',
  (readme) => {
    const examples = examplesIn(readme, 'json')
    expect(examples.map((text) => typeof JSON.parse(text))).toEqual(examples.map(() => 'object'))
  },
)
