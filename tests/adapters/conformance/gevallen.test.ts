import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { readGevallen } from '../../../adapters/conformance/geval'
import { NORMJAREN, verzoekCodec, type Hypotheekgever, type Normjaar } from '../../../domain'
import { dienstBetrekkingCodec, ENERGIELABELS } from '../../../domain/orientatie'
import { makeGevallen } from './gevallen/gevallen'

const KEPT = '../../../adapters/conformance/gevallen.ndjson'

const gevallen = readGevallen()
const verzoekenVan = (jaar: Normjaar) =>
  gevallen.filter(({ kader }) => kader.normjaar === jaar).map(({ verzoek }) => verzoek)

describe('the cases', () => {
  it('are those that the norms of today make (renew them with --update, and read the change)', async () => {
    const made = makeGevallen().map((geval) => `${JSON.stringify(geval)}\n`)
    await expect(made.join('')).toMatchFileSnapshot(KEPT)
  })

  it('are at most 600, each with a name of its own', () => {
    expect(gevallen.length).toBeLessThanOrEqual(600)
    expect(new Set(gevallen.map(({ geval }) => geval)).size).toBe(gevallen.length)
  })

  it('each say what they are, and where that is written', () => {
    const sprakeloos = gevallen.filter(({ omschrijving, bronnen }) => omschrijving.length < 2 || bronnen.length === 0)
    expect(sprakeloos.map(({ geval }) => geval)).toEqual([])
  })

  it('are requests', () => {
    for (const { geval, verzoek } of gevallen)
      expect(verzoekCodec.decode(verzoek), geval).toEqual(either.right(verzoek))
  })
})

/** What a household or a home can be: there is a case of each. */
const SOORTEN: Readonly<Record<string, (gevers: readonly Hypotheekgever[]) => boolean>> = {
  'who buys alone': ({ length }) => length === 1,
  'who buys together': ({ length }) => length === 2,
  'a student loan': (gevers) => gevers.some(({ uitgaven }) => uitgaven.huidigeMaandlastStudieschuld !== undefined),
  alimony: (gevers) => gevers.some(({ uitgaven }) => uitgaven.brutoMaandlastAlimentatie !== undefined),
  loans: (gevers) => gevers.some(({ uitgaven }) => uitgaven.brutoMaandlastOverige !== undefined),
  'retirement within ten years': (gevers) => gevers.some(({ binnen10JaarMetPensioen }) => binnen10JaarMetPensioen),
  ...Object.fromEntries(
    Object.keys(dienstBetrekkingCodec.keys).map((soort) => [
      soort,
      (gevers: readonly Hypotheekgever[]) => gevers.some(({ inkomsten }) => inkomsten.dienstbetrekkingsoort === soort),
    ]),
  ),
}

describe.each(NORMJAREN)('in %i', (jaar) => {
  const verzoeken = verzoekenVan(jaar)

  it.each(Object.entries(SOORTEN))('there is %s', (_naam, is) => {
    expect(verzoeken.some(({ hypotheekgevers }) => is(hypotheekgevers))).toBe(true)
  })

  it('there is every energy label, and a home without one', () => {
    const labels = verzoeken.flatMap(({ onderpand }) => (onderpand ? [onderpand.energielabelType] : []))
    expect(new Set(labels)).toEqual(new Set([...ENERGIELABELS, undefined]))
  })

  it('there is a home that exists and one that is built, and who asks about none', () => {
    const soorten = verzoeken.map(({ onderpand }) => onderpand?.onderpandType)
    expect(new Set(soorten)).toEqual(new Set(['BestaandeBouw', 'Nieuwbouw', undefined]))
  })

  it('there is a sale that leaves something, and one that leaves a debt', () => {
    const opzetten = gevallen.filter(({ kader }) => kader.normjaar === jaar).map((geval) => geval.financieringsOpzet)
    expect(opzetten.some(({ overwaarde = 0 }) => overwaarde > 0)).toBe(true)
    expect(opzetten.some(({ restschuld = 0 }) => restschuld > 0)).toBe(true)
  })

  it('there is who is exempt as a starter, alone and as one of two', () => {
    const starters = gevallen
      .filter(({ kader }) => kader.normjaar === jaar)
      .map(({ kader }) => kader.startersvrijstelling)
    expect(new Set(starters)).toEqual(new Set(['nee', 'ja', 'eenVanTwee']))
  })
})
