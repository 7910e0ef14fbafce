import type { EigenGebeurtenisMap } from 'hypotheek-orientatie'
import { createLokaleBerekening } from 'hypotheek-orientatie/adapters'
import { createOrientatieService, type BerekeningPort } from 'hypotheek-orientatie/application'
import { legUit, toHoofdlijn } from 'hypotheek-orientatie/application/uitleg'
import {
  normenVan,
  toBerekening,
  toFoutmelding,
  toVerzoek,
  voorbeeldRentes,
  wijzig,
  nieuweOrientatie,
  type FinancieringsOpzetVerzoek,
  type LokaleGrond,
  type Rekenkader,
  type Uitkomst,
} from 'hypotheek-orientatie/domain'
import { createRekenbewijs } from 'hypotheek-orientatie/domain/bewijs'
import { verantwoord } from 'hypotheek-orientatie/domain/uitleg'
import { benodigdVoor } from 'hypotheek-orientatie/domain/vergelijking'

/** The norms and rates that the calculation uses. */
const kader: Rekenkader = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.FL }

export const port: BerekeningPort = createLokaleBerekening({ kader: () => Promise.resolve(kader) })

const orientatie = wijzig(nieuweOrientatie('FL'), { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 })
export const verzoek = toVerzoek(orientatie, new Date('2026-06-01'))

/** A request with answers that may be missing: undefined counts as absent, also with `exactOptionalPropertyTypes`. */
export const metEigenGeld = (eigenInleg: number | undefined): FinancieringsOpzetVerzoek => ({ ...verzoek, eigenInleg })

export const ruimKader = (kosten: Rekenkader['kosten']): Rekenkader => ({
  ...kader,
  kosten,
  startersvrijstelling: undefined,
})

export const uitkomsten = [verantwoord(verzoek, kader), createRekenbewijs(verzoek, kader), benodigdVoor(verzoek, kader)]
export const service = createOrientatieService

/** Explains the maximum of an outcome that the port emits: the result, with the ground that it was calculated with. */
export const uitleg = ({ financieringsOpzet, grond }: Uitkomst) =>
  legUit({ financieringsOpzet, grond }, 'maximaleHypotheek', 'kort')

/** Calculates a request and explains the maximum, or says why the request was refused. */
export const berekenEnLegUit = (verzoek: FinancieringsOpzetVerzoek): string => {
  const berekening = toBerekening(verzoek, kader)
  if (berekening._tag === 'Left') return toFoutmelding(berekening.left)
  const grond: LokaleGrond = { plaats: 'lokaal', verzoek, kader, isVoorbeeldrente: true }
  const verhaal = uitleg({ financieringsOpzet: berekening.right.financieringsOpzet, grond })
  return verhaal === undefined ? '' : toHoofdlijn(verhaal).join('\n')
}

// @ts-expect-error an income is an amount
wijzig(orientatie, { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 'veel' })

export const luister = (element: HTMLElementTagNameMap['hypotheek-orientatie']): void => {
  element.labelCode = 'FL'
  document.addEventListener('hypotheek-orientatie:resultaat', ({ detail }) => {
    console.log(detail.financieringsOpzet.maandlastBruto.toFixed(2), detail.bron)
  })
  const volg = ({ detail }: EigenGebeurtenisMap['stap']): void => console.log(detail.naar.toFixed())
  element.addEventListener('stap', volg)
  element.removeEventListener('stap', volg)
  // @ts-expect-error the full event name is dispatched on the parent, not on the element
  element.addEventListener('hypotheek-orientatie:resultaat', () => undefined)
}
