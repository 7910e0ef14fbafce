import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { roundOpzet } from '../../../domain'
import { toVerhaal, type Verhaalvak, type Vertelgrond } from '../../../domain/uitleg/verhaal'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { each, sometimes } from '../../support/sometimes'
import { huishoudens, vertelgrondVan } from './huishoudens'
import { bedragenIn } from './lees'

/** The figures whose explanation can have boxes. */
const VELDEN = [
  'maximaleHypotheekOpInkomen',
  'maximaleHypotheek',
  'benodigdeFinanciering',
  'hypotheekbedrag',
  'extraBenodigdeEigenInleg',
  'maandlastBruto',
  'maandlastNetto',
] as const

type Veld = (typeof VELDEN)[number]

interface Getekend extends ReturnType<typeof toVerhaal> {
  readonly grond: Vertelgrond
  /** The figure as the summary shows it, in whole euros. */
  readonly cijfer: number
}

/** Checks a claim about the explanation of one of these figures, for many random households. */
const wet = (velden: readonly Veld[], claim: (getekend: Getekend) => void) =>
  everyTimes(numberOfRuns(40), huishoudens, fc.constantFrom(...velden), (huishouden, veld) => {
    const grond = vertelgrondVan(huishouden, veld)
    const cijfer = Number(roundOpzet(huishouden.momentopname.financieringsOpzet)[veld])
    claim({ ...toVerhaal(grond, 'kort'), grond, cijfer })
  })

/** Returns the outcome of a calculation step, or the value of an input; NaN if neither has this id. */
const exact = ({ graaf }: Vertelgrond, id: string): number => {
  const stap = graaf.stappen.find((een) => een.id === id)
  return Number(stap?.uitkomst ?? graaf.gegevens.find((een) => een.id === id)?.waarde)
}

const eenheidVan = ({ graaf }: Vertelgrond, id: string): string | undefined =>
  [...graaf.stappen, ...graaf.gegevens].find((een) => een.id === id)?.eenheid

const bedragIn = ({ waarde }: Verhaalvak): number => bedragenIn(waarde)[0] ?? NaN
const procentIn = (tekst: string): number => Number(tekst.replace('%', '').replace(',', '.'))

/** Returns the loan in euro that a monthly amount repays in 30 years, at a rate in percent a year. */
const leningBij = (perMaand: number, rente: number): number => {
  const perMaandRente = rente / 1200
  return rente === 0 ? 360 * perMaand : (perMaand * (1 - (1 + perMaandRente) ** -360)) / perMaandRente
}

/** Returns the outcome of boxes before `=`. Adds a box with `+`, subtracts one with `−`; an arrow starts a new sum. */
const uitgerekend = (vakken: readonly Verhaalvak[]): number =>
  vakken.reduce((som, vak) => {
    if (vak.teken === '+') return som + bedragIn(vak)
    return vak.teken === '−' ? som - bedragIn(vak) : bedragIn(vak)
  }, 0)

describe('the boxes of toVerhaal', () => {
  it.each(VELDEN)('toVerhaal ends its boxes with the rounded figure; only a figure of 0 has no boxes: %s', (veld) => {
    wet([veld], ({ vakken, naast, cijfer }) => {
      const slot = vakken.at(-1)
      if (sometimes('boxes', slot)) expect(bedragIn(slot)).toBe(cijfer)
      else {
        expect(cijfer).toBe(0)
        expect(naast).not.toEqual([])
      }
    })
  })

  it('toVerhaal returns no boxes, or two to four with unique ids and an operator before each except the first', () => {
    wet(VELDEN, ({ vakken }) => {
      expect([0, 2, 3, 4]).toContain(vakken.length)
      expect(new Set(vakken.map(({ id }) => id)).size).toBe(vakken.length)
      expect(vakken.map(({ teken }) => teken === undefined)).toEqual(vakken.map((_, nummer) => nummer === 0))
    })
  })

  it('each box of toVerhaal shows the outcome of its calculation step, within two euros for an amount', () => {
    wet(VELDEN, ({ vakken, grond }) => {
      for (const vak of each('boxes', vakken)) {
        const { id, waarde } = vak
        const uitkomst = exact(grond, id)
        if (sometimes('a percentage', eenheidVan(grond, id) === 'procent'))
          expect(procentIn(waarde), id).toBeCloseTo(uitkomst, 5)
        else {
          const bedrag = id === 'belasting.voordeel' ? Math.abs(uitkomst) / 12 : uitkomst
          expect(Math.abs(bedragIn(vak) - bedrag), id).toBeLessThan(2)
        }
      }
    })
  })

  it('the boxes of toVerhaal before `=` add up to the box after it; without `=` every operator is an arrow', () => {
    wet(VELDEN, ({ vakken }) => {
      const uitkomst = vakken.find(({ teken }) => teken === '=')
      if (sometimes('a sum', uitkomst))
        expect(bedragIn(uitkomst)).toBe(uitgerekend(vakken.slice(0, vakken.indexOf(uitkomst))))
      else expect(vakken.filter(({ teken }) => teken !== undefined && teken !== '→')).toEqual([])
    })
  })

  it('the boxes of toVerhaal end with `=` for a needed amount, a shortage, and a mortgage below the maximum', () => {
    wet(['benodigdeFinanciering', 'hypotheekbedrag', 'extraBenodigdeEigenInleg'], ({ vakken, cijfer, grond }) => {
      const isGrens = grond.veld === 'hypotheekbedrag' && cijfer >= exact(grond, 'maximaleHypotheek')
      if (sometimes('a sum', cijfer > 0 && !isGrens)) expect(vakken.at(-1)?.teken).toBe('=')
    })
  })

  it('the boxes of toVerhaal for maximaleHypotheekOpInkomen lead from income via monthly cost to the loan', () => {
    wet(['maximaleHypotheekOpInkomen'], ({ vakken, grond }) => {
      if (!sometimes('a share of the income', vakken[1]?.waarde.endsWith('%'))) return
      expect(vakken).toHaveLength(4)
      const [inkomen, deel, maand, lening] = vakken as readonly [Verhaalvak, Verhaalvak, Verhaalvak, Verhaalvak]
      const [, schulden = 0] = bedragenIn(maand.bij ?? '').map(Math.abs)
      sometimes('debts', schulden > 0)
      const perMaand = (exact(grond, inkomen.id) * procentIn(deel.waarde)) / 1200
      expect(Math.abs(perMaand - schulden - exact(grond, maand.id))).toBeLessThan(2)
      const [extra = 0] = bedragenIn(lening.bij ?? '')
      sometimes('an extra loan', extra > 0)
      const rente = exact(grond, 'toetsrente')
      expect(procentIn(/([\d,]+)% rente/.exec(lening.bij ?? '')?.[1] ?? '')).toBe(rente)
      expect(Math.abs(leningBij(exact(grond, maand.id), rente) + extra - bedragIn(lening))).toBeLessThan(1)
    })
  })

  it('each amount of a sentence that toVerhaal replaces by boxes is in a box, or the sum or difference of two', () => {
    wet(VELDEN, ({ kern, naast, vakken }) => {
      expect(kern.slice(kern.length - naast.length)).toEqual(naast)
      const getekend = bedragenIn(vakken.map(({ waarde, bij = '' }) => `${waarde} ${bij}`).join(' '))
      const vervangen = kern.slice(0, kern.length - naast.length).map(({ zin }) => zin)
      const verteld = bedragenIn(vervangen.join(' '))
      const afgeleid = getekend.flatMap((een) => getekend.map((ander) => een + ander))
      const verschil = getekend.flatMap((een) => getekend.map((ander) => een - ander))
      const bekend = new Set([...getekend, ...afgeleid, ...verschil])
      sometimes('an amount in the replaced sentences', verteld)
      expect(verteld.filter((bedrag) => !bekend.has(bedrag))).toEqual([])
    })
  })

  it('each box of toVerhaal has at most 20 words, a capital first, and no `aanvrager` or `pensioentoets`', () => {
    wet(VELDEN, ({ vakken }) => {
      for (const { naam, waarde, bij = '' } of each('boxes', vakken)) {
        const zin = `${naam} ${waarde} ${bij}`
        expect(zin).toMatch(/^[A-Z]/)
        expect(zin).not.toMatch(/undefined|NaN|aanvrager|pensioentoets|\s\s\S/)
        expect(zin.split(' ').length).toBeLessThanOrEqual(20)
      }
    })
  })

  it("toVerhaal leaves 'meetelt' out of the name of the income box only when all income counts", () => {
    wet(['maximaleHypotheekOpInkomen'], ({ vakken, grond }) => {
      const inkomen = vakken.find(({ naam }, nummer) => nummer === 0 && !naam.endsWith('meetelt'))
      if (!sometimes('income that all counts', inkomen)) return
      const { gegevens } = grond.graaf
      const gevraagd = gegevens.filter(({ id }) => /^verzoek\.hypotheekgevers\.\d\.inkomsten\.bedrag$/.test(id))
      const som = gevraagd.reduce((totaal, { waarde }) => totaal + Number(waarde), 0)
      expect(bedragIn(inkomen)).toBe(Math.round(som))
    })
  })
})
