import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzet } from '../../../domain'
import { herleid, knopenVan, type Knoop, type Stapwaarde, type Graaf } from '../../../domain/uitleg'
import { toVerhaal, type Uitvoerigheid } from '../../../ui/verhaal/toVerhaal'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { DUBBEL } from '../../support/dubbeleWoorden'
import { aantalProeven } from '../../support/aantalProeven'
import { grondVan, stappenVan, type Stap, type Vertelgrond } from './grond'
import { rekenNa } from './rekenNa'

type Veld = keyof FinancieringsOpzet

const veldenVan = (graaf: Graaf): readonly Veld[] =>
  graaf.stappen.flatMap(({ id }) =>
    id.startsWith('financieringsOpzet.') ? [id.slice('financieringsOpzet.'.length) as Veld] : [],
  )

interface Verteld {
  readonly veld: Veld
  readonly uitvoerigheid: Uitvoerigheid
  readonly graaf: Graaf
  readonly stappen: readonly Stap[]
}

const UITVOERIGHEDEN: readonly Uitvoerigheid[] = ['kort', 'volledig']

/** The stories, short and full, of figures of a request. */
const verhalenVan = (grond: Vertelgrond, velden: readonly Veld[]): readonly Verteld[] =>
  velden.flatMap((veld) =>
    UITVOERIGHEDEN.map((uitvoerigheid) => ({
      veld,
      uitvoerigheid,
      graaf: grond.graaf,
      stappen: stappenVan(toVerhaal({ ...grond, veld }, uitvoerigheid)),
    })),
  )

const wetVan = (kies: (velden: readonly Veld[], een: number) => readonly Veld[], claim: (verhaal: Verteld) => void) => {
  fc.assert(
    fc.property(arbitraries.verzoek, arbitraries.rekenkader, fc.nat(), (verzoek, kader, een) => {
      const grond = { ...grondVan(verzoek, kader, 'maximaleHypotheek'), isVoorbeeldrente: een % 2 === 0 }
      verhalenVan(grond, kies(veldenVan(grond.graaf), een)).forEach(claim)
    }),
    aantalProeven(200),
  )
}

/** Of every figure. */
const wetVanAlle = (claim: (verhaal: Verteld) => void): void => wetVan((velden) => velden, claim)

/** Together these two rest on all steps but the roundings; and one figure more. */
const BREED: readonly Veld[] = ['maandlastNetto', 'extraBenodigdeEigenInleg']

const wet = (claim: (verhaal: Verteld) => void): void =>
  wetVan(
    (velden, een) => velden.filter((veld, nummer) => BREED.includes(veld) || nummer === een % velden.length),
    claim,
  )

const tekstenVan = (stap: Stap): readonly string[] => [
  ...stap.zinnen,
  ...stap.overzichten.flatMap(({ zin }) => zin ?? []),
  ...stap.vindplaats.zinnen,
  ...stap.invoer.flatMap(({ vindplaats }) => vindplaats?.zinnen ?? []),
  ...[stap.keuze, stap.afronding].flatMap((tekst) => tekst ?? []),
]

const zinnenIn = (tekst: string): readonly string[] => tekst.split(/(?<=[.?])\s+(?=[A-Z‘])/)
const woordenIn = (zin: string): readonly string[] => zin.split(' ').filter((woord) => /[\p{L}\d]/u.test(woord))

const GETAL = /\d+(?:\.\d{3})*(?:,\d+)?/g
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const getallenIn = (tekst: string): readonly number[] =>
  (tekst.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (cijfer) => String(SUPERSCRIPT.indexOf(cijfer))).match(GETAL) ?? []).map((getal) =>
    Number(getal.replaceAll('.', '').replace(',', '.')),
  )

/** Every number in a value of the trail: of a table all that stands in it, of a moment its parts. */
const getallenVan = (waarde: unknown): readonly number[] => {
  if (typeof waarde === 'number') return [waarde]
  if (typeof waarde === 'string') return getallenIn(waarde.replace(/[-:T.]/g, ' '))
  return typeof waarde === 'object' && waarde !== null ? Object.values(waarde).flatMap(getallenVan) : []
}

const waardeVan = (knoop: Knoop): Stapwaarde => (knoop.soort === 'stap' ? knoop.uitkomst : knoop.waarde)

/** What a number of the trail may look like: to the cent or to six decimals, or in whole euros, also down. */
const weergaven = (getal: number): readonly number[] => {
  const positief = Math.abs(getal)
  return [
    Number(positief.toFixed(2)),
    Math.round(positief * 1e6) / 1e6,
    Number(positief.toFixed(0)),
    Math.floor(positief + 1e-6),
    Math.round(positief * 1e8) / 1e6,
  ]
}

/** Of the sentences themselves: ten years, thirty years, twelve months, one (in 1 − a percentage), the first 100%. */
const VAST = [0, 1, 10, 12, 30, 100, 2]

const bekend = new WeakMap<Graaf, ReadonlySet<number>>()

/** Every number that a story may show. */
const bekendIn = (graaf: Graaf): ReadonlySet<number> => {
  const gevonden = bekend.get(graaf) ?? zoekBekende(graaf)
  bekend.set(graaf, gevonden)
  return gevonden
}

const zoekBekende = (graaf: Graaf): ReadonlySet<number> => {
  const { stappen } = graaf
  const knopen = [...knopenVan(graaf).values()]
  const getallen = [
    ...knopen.flatMap((knoop) => getallenVan(waardeVan(knoop))),
    ...stappen.flatMap(({ kandidaten, plaats }) => getallenVan([kandidaten, plaats])),
    ...knopen.flatMap(({ id }) =>
      getallenVan(id.startsWith('kader.rentetarieven.') ? Number(id.split('.').at(-1)) / 12 : 0),
    ),
    ...knopen.flatMap(({ herkomst }) => (herkomst.soort === 'regeling' ? [herkomst.normjaar] : [])),
    /** The advantage of a year, by the month. */
    ...stappen.flatMap(({ id, uitkomst }) => (id === 'belasting.voordeel' ? [Number(uitkomst) / 12] : [])),
  ]
  return new Set([...VAST, ...getallen.flatMap(weergaven)])
}

describe('the story of a figure', () => {
  it('tells of every figure of the record, and in full of every step the figure rests on', () => {
    wetVanAlle(({ stappen, veld, uitvoerigheid, graaf }) => {
      expect(stappen.length, veld).toBeGreaterThan(0)
      if (uitvoerigheid === 'kort') return
      const verteld = new Set(stappen.map(({ id }) => id))
      const stil = herleid(graaf, veld).filter(
        (knoop) => knoop.soort === 'stap' && knoop.vorm !== 'overgenomen' && !verteld.has(knoop.id),
      )
      expect(stil.map(({ id }) => id)).toEqual([])
    })
  })

  it('has words for every step, and none of the program or of the trail', () => {
    wet(({ stappen }) => {
      for (const stap of stappen) {
        expect(stap.zinnen.length, stap.id).toBeGreaterThan(0)
        const vreemd = [...tekstenVan(stap), ...stap.invoer.map(({ naam }) => naam)].filter((tekst) =>
          /aanvrager|undefined|NaN|Infinity|[${}#]|\s\s|^\s*$/.test(tekst),
        )
        expect(vreemd, stap.id).toEqual([])
      }
    })
  })

  it('calls a thing what the screens call it', () => {
    wet(({ stappen }) => {
      const dubbel = stappen
        .flatMap((stap) => [...tekstenVan(stap), ...stap.invoer.map(({ naam }) => naam)])
        .filter((tekst) => DUBBEL.some(([mijd]) => mijd.test(tekst.replaceAll('\u00A0', ' '))))
      expect(dubbel).toEqual([])
    })
  })

  it('says nothing in a sentence of more than twenty words', () => {
    wet(({ stappen }) => {
      const lang = stappen
        .flatMap(tekstenVan)
        .flatMap(zinnenIn)
        .filter((zin) => woordenIn(zin).length > 20)
      expect(lang).toEqual([])
    })
  })

  it('shows no number that is not in the trail', () => {
    wet(({ stappen, graaf }) => {
      const bekende = bekendIn(graaf)
      const vreemd = stappen.flatMap(({ id, zinnen, formule = '', overzichten, invoer }) => {
        const vakken = overzichten.flatMap(({ vakken, zin = '' }) => [
          zin,
          ...vakken.flatMap((vak) => [vak.naam, vak.waarde]),
        ])
        const teksten = [...zinnen, formule, ...vakken, ...invoer.map(({ waarde }) => waarde)]
        return teksten.flatMap((tekst) =>
          getallenIn(tekst.replace(/label [A-G]\S*/g, ''))
            .filter((getal) => !bekende.has(getal))
            .map((getal) => `${id}: ${getal} in ${tekst}`),
        )
      })
      expect(vreemd).toEqual([])
    })
  })

  it('has formulas that come to their outcome, worked out as they are written', () => {
    wet(({ stappen }) => {
      for (const { id, formule, afronding } of stappen) {
        if (formule === undefined) continue
        const [links = '', rechts = ''] = formule.split(' = ')
        const [uitgerekend, uitkomst] = [rekenNa(links), rekenNa(rechts.replace(/^\((.*)\)$/, '$1'))]
        const omlaag = afronding?.startsWith('Naar beneden') ? 1 : 0
        const halveDuizendste = afronding === 'Afgerond op drie decimalen.' ? 0.0005 / 100 : 0
        const ruis = 1e-9 * Math.max(1, Math.abs(uitkomst.hoog)) + halveDuizendste
        expect(uitgerekend.laag - omlaag - ruis, `${id}: ${formule}`).toBeLessThanOrEqual(uitkomst.hoog)
        expect(uitgerekend.hoog + ruis, `${id}: ${formule}`).toBeGreaterThanOrEqual(uitkomst.laag)
      }
    })
  })
})
