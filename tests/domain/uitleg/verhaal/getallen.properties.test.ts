import { describe, expect, it } from 'vitest'

import { knopenVan, type Graaf, type Knoop, type Rekenstap } from '../../../../domain/uitleg'
import { getoondIn as inHeleEuros } from '../../../../domain/uitleg/verhaal/getoond'
import { each, sometimes } from '../../../support/sometimes'
import { getallenIn, getallenVan, VAST, waardeVan, weergaven } from './getallen'
import { wet, type Stap } from './verhalen'

const knopen = new WeakMap<Graaf, ReadonlyMap<string, Knoop>>()

const knopenIn = (graaf: Graaf): ReadonlyMap<string, Knoop> => {
  const gevonden = knopen.get(graaf) ?? knopenVan(graaf)
  knopen.set(graaf, gevonden)
  return gevonden
}

/** An input with more numbers than this is a table: only rows and columns around the outcome need explanation. */
const TABEL = 30

const uitInvoer = ({ invoer }: Rekenstap): readonly number[] =>
  invoer.map(({ waarde }) => getallenVan(waarde)).flatMap((getallen) => (getallen.length > TABEL ? [] : getallen))

/** By the id of a step, the id of another step. The sentences of the step also show the outcome of that other step. */
const VAN_ELDERS: Readonly<Record<string, string>> = {
  'maandlast.bruto': 'toets.ruimte',
  'maandlast.renteEersteJaar': 'maandlast.bruto',
}

const getoonden = new WeakMap<Graaf, (id: string) => number>()

const getoondVan = (graaf: Graaf): ((id: string) => number) => {
  const gevonden = getoonden.get(graaf) ?? inHeleEuros(graaf)
  getoonden.set(graaf, gevonden)
  return gevonden
}

/**
 * Returns the amounts of a step or leaf as the short explanation shows them, in whole euros. For a step, these include
 * its inputs and the outcome of its step in `VAN_ELDERS`. For the net cost, these include gross cost minus net cost.
 */
const getoondBij = (knoop: Knoop, graaf: Graaf): readonly number[] => {
  const getoond = getoondVan(graaf)
  const van = (id: string): readonly number[] => (knopenIn(graaf).has(id) ? [getoond(id)] : [])
  if (knoop.soort === 'gegeven') return van(knoop.id)
  const { id, invoer } = knoop
  const [bruto = 0, netto = 0] = ['maandlast.bruto', 'maandlast.netto'].flatMap(van)
  return [
    ...[id, VAN_ELDERS[id] ?? '', ...invoer.map((een) => een.van)].flatMap(van),
    ...(id === 'maandlast.netto' ? [bruto - netto] : []),
  ]
}

/** Returns a share as a whole percentage, but not 0 or 100. */
const heelPercentage = (deel: number): number => Math.min(99, Math.max(1, Math.round(100 * deel)))

/** Returns the numbers allowed for a step or leaf, such as its value, inputs, compared amounts, table rows and year. */
const getallenBij = (knoop: Knoop, graaf: Graaf): readonly number[] => {
  const eigen = getallenVan(waardeVan(knoop))
  if (knoop.soort === 'gegeven')
    return [
      ...eigen,
      ...getoondBij(knoop, graaf),
      ...(knoop.id.startsWith('kader.rentetarieven.') ? [Number(knoop.id.split('.')[2]) / 12] : []),
    ]
  const { id, kandidaten, plaats, herkomst } = knoop
  const elders = knopenIn(graaf).get(VAN_ELDERS[id] ?? '')
  return [
    ...eigen,
    ...getoondBij(knoop, graaf),
    ...uitInvoer(knoop),
    ...getallenVan([kandidaten, plaats]),
    ...(elders ? getallenVan(waardeVan(elders)) : []),
    ...(herkomst.soort === 'regeling' ? [herkomst.normjaar] : []),
    /** A share is a whole percentage. The second partner takes what is left of 100% after that of the first. */
    ...(id === 'belasting.1.aandeel' ? eigen.map(heelPercentage) : []),
    ...(id === 'belasting.2.aandeel' ? uitInvoer(knoop).map((deel) => 100 - heelPercentage(deel)) : []),
    /** Each input of the net cost divided by 12, because the tax advantage is a yearly amount. */
    ...(id === 'maandlast.netto' ? uitInvoer(knoop).map((bedrag) => bedrag / 12) : []),
    /** A period in whole years. */
    ...knoop.invoer.flatMap(({ eenheid, waarde }) => (eenheid === 'maanden' ? [Number(waarde) / 12] : [])),
  ]
}

const vreemdIn = (teksten: readonly string[], bekend: readonly number[]): readonly string[] => {
  const bekende = new Set([...VAST, ...bekend.flatMap(weergaven)])
  return teksten.filter((tekst) =>
    getallenIn(tekst.replace(/label [A-G]\S*/g, '')).some((getal) => !bekende.has(getal)),
  )
}

const getoondIn = ({ zinnen, formule = '', overzichten, invoer, keuze = '' }: Stap): readonly string[] => [
  ...zinnen,
  formule,
  keuze,
  ...overzichten.flatMap(({ vakken, zin = '' }) => [zin, ...vakken.flatMap(({ naam, waarde }) => [naam, waarde])]),
  ...invoer.map(({ waarde }) => waarde),
]

/** The kinds of formula that calculate an outcome, rather than choose, look up, round or copy it. */
const GEREKEND: readonly Rekenstap['vorm'][] = [
  'som',
  'verschil',
  'laagste',
  'hoogste',
  'schijven',
  'percentage',
  'product',
  'annuiteit',
]

/** Rounding by unit: two figures that differ by less than this may be the same figure before and after rounding. */
const AFRONDING: Readonly<Record<string, number>> = { euro: 1, procent: 0.001 }

/** Whether a step has no formula, as its outcome is a share of 1 or the first partner's share (found by search). */
const isZonderSom = ({ id, eenheid, uitkomst }: Rekenstap): boolean =>
  id === 'belasting.1.aandeel' || (eenheid === 'aandeel' && uitkomst === 1)

describe('numbers in an explanation', () => {
  it('each step that toVerhaal writes has only numbers of that calculation step, or fixed ones such as 12', () => {
    wet(({ stappen, graaf }) => {
      const vreemd = stappen.flatMap((stap) => {
        const knoop = knopenIn(graaf).get(stap.id)
        return vreemdIn(getoondIn(stap), knoop ? getallenBij(knoop, graaf) : []).map((tekst) => `${stap.id}: ${tekst}`)
      })
      expect(vreemd).toEqual([])
    })
  })

  it('each amount that an explanation shows in whole euros differs less than 3 euro from the exact amount', () => {
    wet(({ graaf }) => {
      const toon = getoondVan(graaf)
      const ver = [...knopenIn(graaf).values()].flatMap((knoop) => {
        const [exact, getoond] = [Number(waardeVan(knoop)), toon(knoop.id)]
        return knoop.eenheid.startsWith('euro') && Math.abs(exact - getoond) >= 3
          ? [`${knoop.id}: ${exact} as ${getoond}`]
          : []
      })
      expect(ver).toEqual([])
    })
  })

  it('each formula in an explanation ends with the outcome of its step', () => {
    wet(({ stappen, graaf }) => {
      for (const { id, formule } of each('steps', stappen)) {
        if (!sometimes('a formula', formule)) continue
        const knoop = knopenIn(graaf).get(id)
        const uitkomst = formule.split(' = ').at(-1) ?? ''
        expect(knoop && vreemdIn([uitkomst], getallenVan(waardeVan(knoop))), formule).toEqual([])
      }
    })
  })

  it('a calculated step has a formula unless isZonderSom is true, or its outcome is near 0 or near an input', () => {
    wet(({ stappen, graaf }) => {
      const zonder = stappen.flatMap(({ id, formule }) => {
        const knoop = knopenIn(graaf).get(id)
        if (formule !== undefined || knoop?.soort !== 'stap' || !GEREKEND.includes(knoop.vorm) || isZonderSom(knoop))
          return []
        const rond = AFRONDING[knoop.eenheid.split(' ')[0] ?? ''] ?? 1e-9
        const invoer = [0, ...knoop.invoer.flatMap(({ waarde }) => getallenVan(waarde))]
        return invoer.some((waarde) => Math.abs(Math.abs(waarde) - Math.abs(Number(knoop.uitkomst))) < rond) ? [] : [id]
      })
      expect(zonder).toEqual([])
    })
  })
})
