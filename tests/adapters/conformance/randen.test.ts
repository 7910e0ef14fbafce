import { describe, expect, it } from 'vitest'

import type { Geval, Rand } from '../../../adapters/conformance'
import { readGevallen, toRekenkader } from '../../../adapters/conformance/geval'
import { NORMJAREN, normenVan, type Normen, type Normjaar } from '../../../domain'
import { knopenVan, writeOut, type Knoop, type Rekenstap } from '../../../domain/uitleg'
import { rightOf } from '../../domain/rekenkern/rightOf'

const gevallen = readGevallen()

const LIGGINGEN = ['onder', 'op', 'boven'] as const

const zonderHerhaling = (rijen: readonly (readonly number[])[]): readonly number[] =>
  rijen.flatMap(([grens = 0, ...rij], index) =>
    index === 0 || String(rij) === String(rijen[index - 1]?.slice(1)) ? [] : grens,
  )

const einden = (schijven: readonly { readonly totEnMet: number | null }[]): readonly number[] =>
  schijven.flatMap(({ totEnMet }) => totEnMet ?? [])

/** Returns the thresholds that affect a figure of a result, by the part of the norms that contains them. */
const grenzenIn = (normen: Normen): Readonly<Record<string, readonly number[]>> => {
  const { financieringslast, alleenstaande, studieschuldfactoren, box1 } = normen
  const factoren = studieschuldfactoren.waarde.filter(
    ({ factor }, index, alle) => alle[index + 1] !== undefined && factor !== alle[index + 1]?.factor,
  )
  const { onderAow, aow } = financieringslast.waarde
  const heffingskortingen = normen.heffingskortingen.waarde
  return {
    'financieringslast.onderAow.rijen': zonderHerhaling(onderAow.rijen),
    'financieringslast.aow.rijen': zonderHerhaling(aow.rijen),
    'financieringslast.onderAow.toetsrenteTotEnMet': onderAow.toetsrenteTotEnMet,
    'financieringslast.aow.toetsrenteTotEnMet': aow.toetsrenteTotEnMet,
    toetsrente: normen.toetsrente.waarde.slice(-1),
    studieschuldfactoren: einden(factoren),
    'alleenstaande.onderAow': [alleenstaande.waarde.bovenToetsinkomen.onderAow],
    'alleenstaande.aow': [alleenstaande.waarde.bovenToetsinkomen.aow],
    'nhg.grens': [normen.nhg.waarde.grens],
    'nhg.grensNieuwbouwA4': [normen.nhg.waarde.grensNieuwbouwA4 ?? []].flat(),
    startersvrijstelling: [normen.startersvrijstelling.waarde.woningwaardeTotEnMet],
    'box1.onderAow': einden(box1.waarde.onderAow),
    'box1.aow': einden(box1.waarde.aow),
    'heffingskortingen.arbeid': heffingskortingen.arbeid.slice(1).map(({ vanaf }) => vanaf),
    'heffingskortingen.onderAow': heffingskortingen.onderAow.map(({ afbouwVanaf }) => afbouwVanaf),
    'heffingskortingen.aow': heffingskortingen.aow.map(({ afbouwVanaf }) => afbouwVanaf),
    eigenwoningforfait: einden(normen.eigenwoningforfait.waarde.schijven),
  }
}

/** The kinds of thresholds that are not in the norms, but in a rule of the calculation or set by the household. */
const VAN_DE_REGELS = [
  'toetsrente.periode',
  'leeftijdsgroep',
  'ruimte',
  'leningTenOpzichteVanWaarde',
  'nhg.hypotheek',
  'verkoop.saldo',
  'box1.hoogsteAftrek',
]

const randenIn = (jaar: Normjaar): readonly Rand[] =>
  gevallen.filter(({ kader }) => kader.normjaar === jaar).flatMap(({ randen }) => randen)

describe.each(NORMJAREN)('the thresholds of %i', (jaar) => {
  const grenzen = Object.entries(grenzenIn(normenVan(jaar)))
  const randen = randenIn(jaar)

  it.each(grenzen)(`the ${jaar} conformance cases are below, on and above each threshold of %s`, (soort, verwacht) => {
    const vanSoort = randen.filter(({ van }) => van === soort)
    const plaatsen = new Set(vanSoort.map(({ grens, ligging }) => `${grens} ${ligging}`))
    expect(plaatsen).toEqual(new Set(verwacht.flatMap((grens) => LIGGINGEN.map((ligging) => `${grens} ${ligging}`))))
  })

  it.each(VAN_DE_REGELS)(`the conformance cases of ${jaar} are below, on and above the threshold of %s`, (soort) => {
    const liggingen = randen.filter(({ van }) => van === soort).map(({ ligging }) => ligging)
    expect(new Set(liggingen)).toEqual(new Set(LIGGINGEN))
  })

  it(`the conformance cases of ${jaar} have every known kind of threshold, and no other`, () => {
    const bekend = [...grenzen.flatMap(([soort, lijst]) => (lijst.length === 0 ? [] : soort)), ...VAN_DE_REGELS]
    expect(new Set(randen.map(({ van }) => van))).toEqual(new Set(bekend))
  })
})

type Plek = Record<string, unknown>

/** Returns the object that holds the field at path `veld` in a case, and the last name of that path. */
const plekVan = (geval: Geval, veld: string): readonly [Plek, string] => {
  const weg = veld.split(/[.[\]]+/).filter((deel) => deel !== '')
  const naam = weg.pop() ?? ''
  return [weg.reduce<Plek>((plek, deel) => plek[deel] as Plek, geval as unknown as Plek), naam]
}

const waardeVan = (geval: Geval, veld: string): number => {
  const [plek, naam] = plekVan(geval, veld)
  return plek[naam] as number
}

/** Returns a copy of the case, with the field of the threshold moved by `stappen` times its smallest change. */
const verzet = (geval: Geval, { veld, verzet }: Rand, stappen: number): Geval => {
  const anders = structuredClone(geval)
  const [plek, naam] = plekVan(anders, veld)
  plek[naam] = Math.round((waardeVan(geval, veld) + stappen * verzet) * 1e6) / 1e6
  return anders
}

const sporen = new WeakMap<Geval, ReadonlyMap<string, Knoop>>()

/** Returns all nodes (steps and leaves) of the trail of a case, by id. The trail of each case is cached. */
const spoorVan = (geval: Geval): ReadonlyMap<string, Knoop> => {
  const spoor = sporen.get(geval) ?? knopenVan(rightOf(writeOut(geval.verzoek, toRekenkader(geval))).graaf)
  sporen.set(geval, spoor)
  return spoor
}

const stapIn = (geval: Geval, id: string): Rekenstap => {
  const knoop = spoorVan(geval).get(id)
  if (knoop?.soort !== 'stap') throw new Error(`${geval.geval} has no step ${id}`)
  return knoop
}

/** Returns the branch that a step takes, as JSON. A number that is not from a table counts only as zero or not zero. */
const takVan = ({ vorm, uitkomst, plaats, kandidaten, keuze }: Rekenstap): string =>
  JSON.stringify(
    vorm === 'tabel'
      ? uitkomst
      : [
          plaats.map(({ vakken }) => vakken.find(({ telt }) => telt)?.grens),
          kandidaten.map(({ telt }) => telt),
          keuze,
          typeof uitkomst === 'number' ? uitkomst === 0 : uitkomst,
        ],
  )

const takNa = (geval: Geval, rand: Rand, stappen: number): string =>
  takVan(stapIn(stappen === 0 ? geval : verzet(geval, rand, stappen), rand.stap))

/**
 * Returns the distance from a threshold to the case, in smallest changes of the field: -1, 0 or 1, but any positive
 * distance above a table row. Returns NaN when the case is not on the side `ligging` of the threshold.
 */
const stappenVanafGrens = (geval: Geval, rand: Rand): number => {
  const { plaats, invoer } = stapIn(geval, rand.stap)
  const gezien = [...plaats.flatMap((as) => ('waarde' in as ? as.waarde : [])), ...invoer.map(({ waarde }) => waarde)]
  const getallen = [...gezien, waardeVan(geval, rand.veld)].filter((waarde) => typeof waarde === 'number')
  const afstanden = getallen.map((waarde) => Math.round((waarde - rand.grens) / rand.verzet))
  const verwacht = { onder: -1, op: 0, boven: 1 }[rand.ligging]
  const exact = afstanden.find((afstand) => afstand === verwacht)
  if (exact !== undefined || !rand.van.endsWith('.rijen')) return exact ?? NaN
  return afstanden.find((afstand) => afstand > 1) ?? NaN
}

const gerand = gevallen.flatMap((geval) => geval.randen.map((rand) => ({ geval, rand })))

describe('each conformance case with a threshold', () => {
  it('each conformance case is on its threshold, one step from it, or any distance above a table row', () => {
    const elders = gerand.filter(({ geval, rand }) => Number.isNaN(stappenVanafGrens(geval, rand)))
    expect(elders.map(({ geval, rand }) => `${geval.geval} ${rand.van} ${rand.ligging}`)).toEqual([])
  })

  it('a rule takes the same branch on a threshold as on one side of it, and another branch on the other side', () => {
    const onwaar = gerand.filter(({ geval, rand }) => {
      if (rand.ligging !== 'op') return false
      const hier = takNa(geval, rand, 0)
      return (takNa(geval, rand, -1) === hier) === (takNa(geval, rand, 1) === hier)
    })
    expect(onwaar.map(({ geval, rand }) => `${geval.geval} ${rand.van}`)).toEqual([])
  })

  it('a rule takes different branches below and above a threshold, but one branch on and above a table row', () => {
    const onwaar = gerand.filter(({ geval, rand }) => {
      if (rand.ligging === 'op') return false
      const hier = takNa(geval, rand, 0)
      const afstand = stappenVanafGrens(geval, rand)
      const voorbij = takNa(geval, rand, -afstand - Math.sign(afstand))
      // A case above a table row is compared with that row only: the row below may have the same percentage.
      const isRuim = afstand > 1 || (rand.ligging === 'boven' && rand.van.endsWith('.rijen'))
      return isRuim ? takNa(geval, rand, -afstand) !== hier : voorbij === hier
    })
    expect(onwaar.map(({ geval, rand }) => `${geval.geval} ${rand.van} ${rand.ligging}`)).toEqual([])
  })
})
