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

describe('gevallen.ndjson', () => {
  it('gevallen.ndjson contains the conformance cases that makeGevallen creates (update it with --update)', async () => {
    const made = makeGevallen().map((geval) => `${JSON.stringify(geval)}\n`)
    await expect(made.join('')).toMatchFileSnapshot(KEPT)
  })

  it('gevallen.ndjson has at most 650 conformance cases, each with a unique name', () => {
    expect(gevallen.length).toBeLessThanOrEqual(650)
    expect(new Set(gevallen.map(({ geval }) => geval)).size).toBe(gevallen.length)
  })

  it('each conformance case has a description and at least one source', () => {
    const sprakeloos = gevallen.filter(({ omschrijving, bronnen }) => omschrijving.length < 2 || bronnen.length === 0)
    expect(sprakeloos.map(({ geval }) => geval)).toEqual([])
  })

  it('verzoekCodec decodes the request of each conformance case without changing it', () => {
    for (const { geval, verzoek } of gevallen)
      expect(verzoekCodec.decode(verzoek), geval).toEqual(either.right(verzoek))
  })
})

/** The situations of home buyers that the cases of each year must include, each with the check that recognises it. */
const SOORTEN: Readonly<Record<string, (gevers: readonly Hypotheekgever[]) => boolean>> = {
  'a single buyer': ({ length }) => length === 1,
  'two buyers': ({ length }) => length === 2,
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

describe.each(NORMJAREN)('the conformance cases of %i', (jaar) => {
  const verzoeken = verzoekenVan(jaar)

  it.each(Object.entries(SOORTEN))(`the conformance cases of ${jaar} include %s`, (_naam, is) => {
    expect(verzoeken.some(({ hypotheekgevers }) => is(hypotheekgevers))).toBe(true)
  })

  it(`the conformance cases of ${jaar} include every energy label, and a home without a label`, () => {
    const labels = verzoeken.flatMap(({ onderpand }) => (onderpand ? [onderpand.energielabelType] : []))
    expect(new Set(labels)).toEqual(new Set([...ENERGIELABELS, undefined]))
  })

  it(`the conformance cases of ${jaar} include an existing home, a new build, and a request without a home`, () => {
    const soorten = verzoeken.map(({ onderpand }) => onderpand?.onderpandType)
    expect(new Set(soorten)).toEqual(new Set(['BestaandeBouw', 'Nieuwbouw', undefined]))
  })

  it(`the conformance cases of ${jaar} include a sale with overwaarde and a sale with restschuld`, () => {
    const opzetten = gevallen.filter(({ kader }) => kader.normjaar === jaar).map((geval) => geval.financieringsOpzet)
    expect(opzetten.some(({ overwaarde = 0 }) => overwaarde > 0)).toBe(true)
    expect(opzetten.some(({ restschuld = 0 }) => restschuld > 0)).toBe(true)
  })

  it(`the conformance cases of ${jaar} include the startersvrijstelling nee, ja and eenVanTwee`, () => {
    const starters = gevallen
      .filter(({ kader }) => kader.normjaar === jaar)
      .map(({ kader }) => kader.startersvrijstelling)
    expect(new Set(starters)).toEqual(new Set(['nee', 'ja', 'eenVanTwee']))
  })
})
