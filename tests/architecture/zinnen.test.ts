import { expect, it } from 'vitest'

import { DOUBLED_WORD } from '../support/doubledWord'
import { schermregels } from './teksten/alleRegels'

/** The words of sentences that the specification gives letter for letter, and of what the trail calls things. */
const GEGEVEN = /^((renteTekst\.letOp|meldingen\.overigPartner)|verhaalTekst\.wie\.\d+\.0)\b/

const eigen = schermregels
  .filter((regel) => !GEGEVEN.test(regel))
  .map((regel) => ({ regel, tekst: regel.slice(regel.indexOf(': ') + 2).replaceAll(String.raw`\u00A0`, ' ') }))

const zinnenIn = (tekst: string): readonly string[] => tekst.split(/(?<=[!.?])\s+(?=[A-Z‘])/)
const woordenIn = (zin: string): readonly string[] => zin.split(' ').filter((woord) => /[\p{L}\d]/u.test(woord))

const zinnen = eigen.flatMap(({ tekst }) => zinnenIn(tekst)).filter((zin) => /[!.?]$/.test(zin))

it('a sentence has at most 20 words, and 12 on average', () => {
  expect(zinnen.filter((zin) => woordenIn(zin).length > 20)).toEqual([])
  const woorden = zinnen.reduce((som, zin) => som + woordenIn(zin).length, 0)
  expect(zinnen.length).toBeGreaterThan(100)
  expect(woorden / zinnen.length).toBeLessThanOrEqual(12)
})

it.each(DOUBLED_WORD)('nothing says %s: the screens have one word for it, %s', (mijd) => {
  expect(eigen.filter(({ tekst }) => mijd.test(tekst)).map(({ regel }) => regel)).toEqual([])
})
