import { describe, expect, it } from 'vitest'

import { toSamenvatting, type SamenvattingLine } from '../../../application'
import { LAATSTE_STAP } from '../../../domain/orientatie'
import { showValue } from '../../../ui/tekst/lineText'
import { toVerhaal } from '../../../domain/uitleg/verhaal'
import { koper } from '../../application/samenvatting/kopers'
import { sometimes } from '../../support/sometimes'
import { huishoudenVan, tryHuishoudens, vertelgrondVan, type Huishouden } from './huishoudens'
import { bedragenIn, som } from './lees'

/** Figures that the summary shows and toVerhaal explains. */
const VELDEN = ['maandlastNetto', 'hypotheekbedrag', 'benodigdeFinanciering', 'extraBenodigdeEigenInleg'] as const

type Veld = (typeof VELDEN)[number] | 'aankoopkosten'

/** A short explanation, with the amounts in its sentences by the id of their step. */
interface Verteld {
  /** Returns the amounts in the sentences of a step, which steps with this name must have in some runs; else empty. */
  readonly bij: (id: string) => readonly number[]
  /** Returns the last amount in the sentences of a step, which is the outcome of the step; 0 if they have no amount. */
  readonly slot: (id: string) => number
  readonly verteldVan: (id: string) => boolean
  /** Returns the outcome of a step, even if the explanation leaves it out; 0 when there is no step with this id. */
  readonly exact: (id: string) => number
  readonly tekst: string
}

/** The share of random households that any step is about, such as the test for two buyers who both retire soon. */
const ZELDEN = 1 / 100

const vertel = (huishouden: Huishouden, veld: Veld): Verteld => {
  const grond = vertelgrondVan(huishouden, veld)
  const stappen = toVerhaal(grond, 'kort').hoofdstukken.flatMap((hoofdstuk) => hoofdstuk.stappen)
  const zinnen = new Map(stappen.map((stap) => [stap.id, stap.zinnen.join(' ')]))
  const bij = (id: string) => {
    const bedragen = bedragenIn(zinnen.get(id) ?? '')
    return sometimes(`an amount in a step ${id.split('.').at(-1)}`, bedragen, ZELDEN) ? bedragen : []
  }
  return {
    bij,
    slot: (id) => bij(id).at(-1) ?? 0,
    verteldVan: (id) => zinnen.has(id),
    exact: (id) => Number(grond.graaf.stappen.find((stap) => stap.id === id)?.uitkomst ?? 0),
    tekst: [...zinnen.values()].join(' '),
  }
}

const wet = (veld: Veld, claim: (verteld: Verteld, huishouden: Huishouden) => void) =>
  tryHuishoudens(25, (huishouden) => claim(vertel(huishouden, veld), huishouden))

const PADEN = ['toets', 'pensioentoets.eerste', 'pensioentoets.tweede', 'pensioentoets.beiden'] as const

/**
 * Returns the id of the step `stap` in the affordability test `pad`. If the explanation omits that step, returns the id
 * of the same step in the test at the present income.
 */
const plek = ({ verteldVan }: Verteld, pad: string, stap: string): string =>
  verteldVan(`${pad}.${stap}`) ? `${pad}.${stap}` : `toets.${stap}`

/** Returns the debts in euro a month in the explanation of the affordability test `pad`; 0 if it names no debts. */
const schuldenIn = (verteld: Verteld, pad: string): number => {
  const samen = plek(verteld, pad, 'verplichtingen')
  return verteld.verteldVan(samen)
    ? verteld.slot(samen)
    : som([1, 2].map((wie) => verteld.slot(plek(verteld, pad, `${wie}.verplichtingen`))))
}

describe('toVerhaal (kort)', () => {
  it('toVerhaal (kort) calculates the loan from the allowed monthly cost minus debts', () => {
    wet('maandlastNetto', (verteld) => {
      const { bij, slot, verteldVan } = verteld
      for (const pad of PADEN) {
        const [ruimte] = bij(`${pad}.ruimte`)
        if (!sometimes(`a sum of ${pad}`, verteldVan(`${pad}.toegestaneMaandlast`) && ruimte, ZELDEN)) continue
        expect(slot(`${pad}.toegestaneMaandlast`) - schuldenIn(verteld, pad)).toBe(ruimte)
        expect(bij(`${pad}.contanteWaarde`)[0] ?? ruimte).toBe(ruimte)
      }
    })
  })

  it('toVerhaal (kort) adds up the debts of two home buyers', () => {
    wet('maandlastNetto', ({ slot, verteldVan }) => {
      const delen = [1, 2].map((wie) => slot(`toets.${wie}.verplichtingen`))
      if (sometimes('debts', verteldVan('toets.verplichtingen') && som(delen) > 0))
        expect(slot('toets.verplichtingen')).toBe(som(delen))
    })
  })

  it('toVerhaal (kort) adds the extra amounts for a single buyer and an energy label to the loan from income', () => {
    wet('maandlastNetto', (verteld) => {
      const { bij, slot } = verteld
      for (const pad of PADEN) {
        const [maximum] = bij(`${pad}.maximum`)
        const [, terug = NaN] = bij(`${pad}.contanteWaarde`)
        if (!sometimes(`a sum of ${pad}`, maximum !== undefined && !Number.isNaN(terug), ZELDEN)) continue
        const extra = ['bedragAlleenstaande', 'bedragEnergielabel'].map((stap) => verteld.exact(`${pad}.${stap}`))
        expect(terug + som(extra)).toBe(maximum)
        const verteldExtra = ['bedragAlleenstaande', 'bedragEnergielabel'].map((stap) => slot(plek(verteld, pad, stap)))
        extra.forEach((bedrag, plaats) => expect([0, verteldExtra[plaats]]).toContain(bedrag))
      }
    })
  })

  it('toVerhaal (kort) for aankoopkosten adds the transfer tax, work and deed to the asking price', () => {
    wet('aankoopkosten', ({ bij, slot, exact }, { momentopname: { vraagprijsWoning = 0 } }) => {
      const isVrij = sometimes('no transfer tax', exact('aankoop.overdrachtsbelasting') === 0)
      const belasting = isVrij ? 0 : slot('aankoop.overdrachtsbelasting')
      const delen = [belasting, slot('verzoek.onderpand.meerwerkOfVerbouwingskosten')]
      const akte = bij('aankoop.leveringsaktekosten')[0] ?? 0
      expect(vraagprijsWoning + som(delen) + akte).toBe(slot('aankoop.aankoopkosten'))
    })
  })

  it('toVerhaal (kort) subtracts the selling costs and the old mortgage from the selling price', () => {
    wet('benodigdeFinanciering', ({ bij, exact, tekst }) => {
      const [prijs = NaN, ...af] = bij('verkoop.saldo')
      const saldo = af.pop()
      if (!sometimes('a sale', saldo)) return
      const over = sometimes('restschuld', exact('verkoop.saldo') < 0) ? 0 - saldo : saldo
      expect(prijs - som(af)).toBe(over)
      expect(tekst).not.toMatch(/€\s0 tekort|(restschuld|overwaarde) van €\s0 /)
      expect(bij('verkoop.makelaarskosten').at(-1) ?? 0).toBe(af[0])
    })
  })

  it('toVerhaal (kort) adds up all costs, then subtracts overwaarde or adds restschuld', () => {
    wet('benodigdeFinanciering', ({ bij, slot }) => {
      const koop = slot('aankoop.aankoopkosten')
      const hypotheek = slot('behoefte.financieringskosten')
      const totaal = slot('behoefte.totaalFinancieringskosten')
      const delen = ['keuze.kosten.hypotheekakte', 'aankoop.taxatiekosten', 'behoefte.nhgKosten'].map(slot)
      expect(som(delen)).toBe(hypotheek)
      expect(koop + hypotheek).toBe(totaal)
      const [overwaarde, restschuld] = [slot('verkoop.overwaarde'), slot('verkoop.restschuld')]
      const nodig = slot('behoefte.benodigdeFinanciering')
      expect(Math.max(0, totaal + restschuld - overwaarde)).toBe(nodig)
      const [zonderNhg] = bij('behoefte.zonderNhg')
      if (sometimes('NHG', zonderNhg)) expect(zonderNhg + slot('behoefte.nhgKosten')).toBe(nodig)
    })
  })

  it('toVerhaal (kort) divides the needed amount over mortgage, own money and shortage', () => {
    wet('extraBenodigdeEigenInleg', ({ slot, exact, verteldVan }) => {
      const nodig = slot('behoefte.benodigdeFinanciering')
      const [zelf, eigen] = [slot('behoefte.benodigdeEigenInleg'), slot('behoefte.eigenInleg')]
      const mist = slot('behoefte.extraBenodigdeEigenInleg')
      if (sometimes('a shortage', mist > 0)) {
        expect(zelf - eigen).toBe(mist)
        expect(nodig - zelf).toBe(slot('maximaleHypotheek') || nodig - zelf)
      }
      if (
        sometimes(
          'a loan',
          verteldVan('behoefte.hypotheekbedrag') && exact('behoefte.hypotheekbedrag') > 0 && mist === 0,
        )
      )
        expect(nodig - eigen).toBe(slot('behoefte.hypotheekbedrag'))
    })
  })

  it('toVerhaal (kort) subtracts the tax advantage from the gross monthly cost, or adds extra tax', () => {
    wet('maandlastNetto', ({ bij, exact }) => {
      const [bruto = NaN] = bij('maandlast.bruto')
      const [scheelt = NaN, netto] = bij('maandlast.netto')
      if (!sometimes('a tax advantage', netto)) return
      expect(sometimes('extra tax', exact('belasting.voordeel') < 0) ? bruto + scheelt : bruto - scheelt).toBe(netto)
    })
  })

  it('toVerhaal (kort) adds tariefsaanpassing to the tax and subtracts the credits, with and without a home', () => {
    wet('maandlastNetto', ({ bij, slot }) => {
      for (const wie of [1, 2])
        for (const deel of ['ZonderWoning', 'MetWoning']) {
          const belasting = bij(`belasting.${wie}.belasting${deel}`).at(0)
          const verschuldigd = bij(`belasting.${wie}.verschuldigd${deel}`).at(0)
          if (!sometimes('a tax that is due', belasting !== undefined && verschuldigd !== undefined)) continue
          const erbij = deel === 'MetWoning' ? slot(`belasting.${wie}.tariefsaanpassing`) : 0
          expect((belasting ?? NaN) + erbij - slot(`belasting.${wie}.heffingskorting${deel}`)).toBe(verschuldigd)
        }
    })
  })

  it('toVerhaal (kort) subtracts the tax due with a home from the tax due without a home', () => {
    wet('maandlastNetto', ({ bij, slot, verteldVan }) => {
      const voordelen = [1, 2].map((wie) => {
        const [zonder, met] = ['Zonder', 'Met'].map((deel) => bij(`belasting.${wie}.verschuldigd${deel}Woning`).at(0))
        return (zonder ?? 0) - (met ?? 0)
      })
      if (!sometimes('a tax advantage', verteldVan('belasting.voordeel'))) return
      expect(Math.abs(som(voordelen))).toBe(slot('belasting.voordeel'))
      const [aftrek] = bij('belasting.aftrek')
      if (!sometimes('a deduction', aftrek)) return
      const rente = bij('belasting.aftrekbareRente')[0] ?? slot('maandlast.renteEersteJaar')
      expect(rente - slot('belasting.forfait')).toBe(aftrek)
    })
  })

  it.each(VELDEN)('toVerhaal (kort) ends with the same amount as the summary: %s', (veld) => {
    wet(veld, ({ bij }, { momentopname }) => {
      const { benodigdeHypotheek: blok } = toSamenvatting(momentopname, LAATSTE_STAP)
      const lines: readonly SamenvattingLine[] = [
        blok.benodigdeFinanciering,
        ...blok.betaling,
        blok.kanLenen,
        ...(blok.maandlast ?? []),
      ]
      const opScherm = lines.flatMap(({ key, waarde }) => (key === veld ? bedragenIn(showValue(waarde)) : []))[0]
      const stap = veld === 'maandlastNetto' ? 'maandlast.netto' : `behoefte.${veld}`
      if (sometimes('an amount on both', bij(stap).length > 0 && opScherm !== undefined))
        expect(bij(stap).at(-1)).toBe(opScherm)
    })
  })
})

/** After makelaarskosten of 2% (6.000,06 and 6.000,94 euro), the balance is 6 cents below and 6 cents above 0. */
it.each([
  [300_003, 294_003],
  [300_047, 294_046],
])('toVerhaal (kort) shows a balance of a few cents as € 0: a sale at %d with a mortgage of %d', (prijs, schuld) => {
  const verkoper = {
    woonJeNuInEenKoopwoning: 'ja',
    verkoopPrijsWoning: prijs,
    huidigeHypotheekBedrag: schuld,
  } as const
  const huishouden = huishoudenVan({ ...koper, ...verkoper, eigenGeld: 90_000 }, 2026)
  const { bij, tekst, verteldVan } = vertel(huishouden, 'benodigdeFinanciering')
  expect(bij('verkoop.saldo').at(-1)).toBe(0)
  expect(tekst).toMatch(/dus er blijft €\s0 over/)
  expect(tekst).toMatch(/In totaal heb je €\s/)
  expect(tekst).not.toMatch(/je restschuld|je overwaarde/i)
  expect(['verkoop.overwaarde', 'verkoop.restschuld'].filter(verteldVan)).toEqual([])
})
