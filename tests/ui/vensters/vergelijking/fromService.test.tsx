import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { BerekeningPort } from '../../../../application'
import { toAntwoord, toVerzoek, type FinancieringsOpzet } from '../../../../domain'
import { formatEuro } from '../../../../domain/geld'
import type { Instelling } from '../../../../domain/orientatie/wijziging'
import { opzetBij } from '../../../domain/rekenkern/voorbeeldverzoek'
import { createManualBerekening, type AskedVerzoek } from '../../../support/fakes/berekening'
import { kaderVan2025 } from '../../../support/fakes/kader'
import { stoppedKlok } from '../../../support/fakes/klok'
import { serviceGround } from '../../../support/fakes/grounds'
import {
  cleanUp,
  click,
  button,
  now,
  dialogs,
  fromService,
  readable,
  showAt,
  type ShownCalculator,
} from '../../../support/screen'
import { pictureRows, TABEL } from './shown'

const { open, inside } = dialogs.vergelijking

/** Creates a service that answers requests at once until `wacht` is called; the test answers each later request. */
const createDienst = () => {
  const { port: motor } = fromService()
  const hand = createManualBerekening(serviceGround)
  let opHand = false
  const bereken: BerekeningPort['bereken'] = (verzoek) =>
    (opHand || motor === undefined ? hand : motor).bereken(verzoek)
  return {
    bereken,
    vragen: hand.asked,
    wacht: () => {
      opHand = true
    },
  }
}

let dienst: ReturnType<typeof createDienst>
let getoond: ShownCalculator

beforeEach(() => {
  dienst = createDienst()
  getoond = showAt(3, { eigenGeld: 150_000 }, { rentetarieven: undefined, port: dienst })
  dienst.wacht()
})

/** Returns the texts of each chart row: the period, its amount, and a button or the reason why the button is absent. */
const beeldrijen = () =>
  pictureRows().map((rij) =>
    [...(rij.firstElementChild?.firstElementChild?.children ?? []), rij.lastElementChild].map(readable),
  )
const standen = () => beeldrijen().map((rij) => [rij[0], rij.at(-1)?.replace(/^Kies .*/, 'Kies')])
/** Returns the cells of each row of the table 'Alle rentevaste periodes', without its header. */
const rows = () =>
  within(inside().getByRole('table', { name: TABEL }))
    .getAllByRole('row')
    .slice(1)
    .map((rij) => [...rij.children].map(({ textContent }) => textContent))
const voortgang = () => inside().getByRole('status').textContent

/** Returns the result of the built-in calculation for a request; the figures in `anders` replace calculated figures. */
const antwoordMet = ({ verzoek }: AskedVerzoek, anders: Partial<FinancieringsOpzet> = {}) => ({
  ...opzetBij(verzoek, kaderVan2025),
  ...anders,
})

const vraagOver = (maanden: number): AskedVerzoek => {
  const vraag = dienst.vragen.findLast(({ verzoek }) => verzoek.rentevastperiode === maanden)
  if (vraag === undefined) throw new Error(`Over ${maanden} maanden is niets gevraagd.`)
  return vraag
}
const slaag = (maanden: number, anders?: Partial<FinancieringsOpzet>) =>
  now(() => {
    const vraag = vraagOver(maanden)
    vraag.succeed(antwoordMet(vraag, anders))
  })
const faal = (maanden: number) => now(() => vraagOver(maanden).fail())

describe("the dialog 'Vergelijk rentevaste periodes' with a service", () => {
  it("the dialog 'Vergelijk rentevaste periodes' first requests three of the six other periods from a service", () => {
    open()
    expect(dienst.vragen.map(({ verzoek }) => verzoek.rentevastperiode)).toEqual([1, 12, 60])
    expect(voortgang()).toBe('1 van de 7 periodes berekend.')
    expect(standen()).toEqual([
      ['Variabel (1 maand vast)', 'Wordt berekend'],
      ['1 jaar', 'Wordt berekend'],
      ['5 jaar', 'Wordt berekend'],
      ['10 jaar', 'Jouw keuze'],
      ['15 jaar', 'Wordt berekend'],
      ['20 jaar', 'Wordt berekend'],
      ['30 jaar', 'Wordt berekend'],
    ])
  })

  it("the dialog 'Vergelijk rentevaste periodes' asks nothing again when the norms of the chosen period arrive", () => {
    open()
    slaag(60)
    const asked = dienst.vragen.length
    const { orientatie } = getoond.services
    const grond = { ...orientatie.state().berekend?.grond }
    now(() => orientatie.dispatch({ soort: 'grondAangevuld', grond } as unknown as Instelling))
    expect(dienst.vragen).toHaveLength(asked)
    expect(voortgang()).toBe('2 van de 7 periodes berekend.')
  })

  it('when a result for another period arrives, the open dialog keeps the figures of the earlier period', () => {
    now(() => getoond.services.orientatie.dispatch(toAntwoord('renteperiode', 240)))
    open()
    slaag(60)
    slaag(240)
    expect(standen().map(([, stand]) => stand)).toEqual([
      'Wordt berekend',
      'Wordt berekend',
      'Kies',
      'Kies',
      'Wordt berekend',
      'Jouw keuze',
      'Wordt berekend',
    ])
  })

  it('when a result for other answers arrives, the open dialog requests every other period again', () => {
    now(() => getoond.services.orientatie.dispatch(toAntwoord('eigenGeld', 160_000)))
    open()
    slaag(60)
    const [main] = dienst.vragen
    const early = dienst.vragen.slice(1)
    now(() => main?.succeed(antwoordMet(main)))
    expect(early.filter((vraag) => !vraag.isCancelled()).map(({ verzoek }) => verzoek.rentevastperiode)).toEqual([60])
    expect(new Set(standen().map(([, stand]) => stand))).toEqual(new Set(['Wordt berekend', 'Jouw keuze']))
    const late = dienst.vragen.slice(1 + early.length)
    expect(late.map(({ verzoek }) => [verzoek.rentevastperiode, verzoek.eigenInleg])).toEqual([
      [1, 160_000],
      [12, 160_000],
      [60, 160_000],
    ])
  })

  it("the dialog 'Vergelijk rentevaste periodes' changes only the period in its request to a service", () => {
    const { berekend } = getoond.services.orientatie.state()
    open()
    const { verzoek } = vraagOver(60)
    expect(berekend && toVerzoek({ ...berekend, renteperiode: 60 }, stoppedKlok.nu())).toEqual(verzoek)
  })

  it("the dialog 'Vergelijk rentevaste periodes' shows a result of a service, and names a period that failed", () => {
    open()
    slaag(60)
    faal(1)
    expect(voortgang()).toBe('2 van de 7 periodes berekend. Niet gelukt: Variabel (1 maand vast).')
    expect(standen().slice(0, 4)).toEqual([
      ['Variabel (1 maand vast)', 'Niet gelukt'],
      ['1 jaar', 'Wordt berekend'],
      ['5 jaar', 'Kies'],
      ['10 jaar', 'Jouw keuze'],
    ])
    expect(rows()[2]).not.toContain('-')
    expect(new Set(rows()[0]?.slice(1))).toEqual(new Set(['-']))
    expect(beeldrijen()[2]).toEqual(['5 jaar', expect.stringMatching(/^€ [\d.]+ daarna €/), 'Kies 5 jaar'])
    expect(beeldrijen()[0]).toEqual(['Variabel (1 maand vast)', '-', 'Niet gelukt'])
  })

  it('the dialog says that it ranks only the periods that the service answered', () => {
    open()
    slaag(60)
    expect(
      inside().getByText(/^Van de berekende periodes betaal je bij een hypotheek van .* het minst bij 5 jaar: /),
    ).toBeVisible()
  })

  it('while the chosen period has a shortage, the dialog shows the shortages that the service answered', () => {
    cleanUp()
    dienst = createDienst()
    getoond = showAt(3, {}, { rentetarieven: undefined, port: dienst })
    dienst.wacht()
    open()
    slaag(60)
    expect(inside().getByText(/^Van de berekende periodes kom je het minst tekort bij 10 jaar: /)).toBeVisible()
    expect(beeldrijen()[2]).toEqual(['5 jaar', expect.stringMatching(/^tekort €/), 'Kies 5 jaar'])
    expect(beeldrijen()[0]).toEqual(['Variabel (1 maand vast)', '-', 'Wordt berekend'])
  })

  it('a compared period lacks toetsrente, debt and later cost when the service differs from the calculator', () => {
    open()
    slaag(60, { maandlastNetto: 1 })
    const bij = (naam: string): readonly (string | undefined)[] =>
      inside()
        .getAllByRole<HTMLTableElement>('table')
        .flatMap(({ rows: [kop, ...rijen] }) => {
          const plek = [...(kop?.cells ?? [])].findIndex(({ textContent }) => textContent === naam)
          return plek < 0 ? [] : [readable(rijen[2]?.cells[plek])]
        })
    expect(bij('Netto maandlast')).toEqual(['€ 1'])
    expect(['Toetsrente', 'Daarna nog af te lossen', 'Netto daarna bij 5%'].flatMap(bij)).toEqual(['-', '-', '-'])
  })

  it("the dialog 'Vergelijk rentevaste periodes' names the loan of the result while periods are requested", () => {
    const lening = getoond.services.orientatie.state().financieringsOpzet?.hypotheekbedrag ?? NaN
    open()
    expect(inside().getByText(/Alle maandlasten horen bij een hypotheek van/)).toHaveTextContent(
      `hypotheek van ${readable(formatEuro(lening))}.`,
    )
    faal(1)
    faal(60)
    for (const maanden of [12, 180, 240, 360]) slaag(maanden)
    click('Vraag opnieuw')
    expect(standen()[2]).toEqual(['5 jaar', 'Wordt berekend'])
  })

  it("'Stoppen' cancels the requests for periods to a service, and 'Vraag opnieuw' sends them again", () => {
    open()
    slaag(12)
    click('Stoppen')
    expect(dienst.vragen.map((vraag) => vraag.isCancelled())).toEqual([true, false, true, true])
    expect(standen().map(([, stand]) => stand)).toEqual([
      'Niet berekend',
      'Kies',
      'Niet berekend',
      'Jouw keuze',
      'Niet berekend',
      'Niet berekend',
      'Niet berekend',
    ])
    click('Vraag opnieuw')
    expect(dienst.vragen.slice(4).map(({ verzoek }) => verzoek.rentevastperiode)).toEqual([1, 60, 180])
  })

  it("closing the dialog 'Vergelijk rentevaste periodes' cancels its requests to a service", () => {
    open()
    click('Sluiten')
    expect(dienst.vragen.map((vraag) => vraag.isCancelled())).toEqual([true, true, true])
    expect(dienst.vragen).toHaveLength(3)
  })

  it("the dialog 'Vergelijk rentevaste periodes' changes no answer until the visitor chooses a period", () => {
    const voor = getoond.services.orientatie.state()
    open()
    slaag(60)
    expect(getoond.services.orientatie.state()).toBe(voor)
    now(() => inside().getByRole('button', { name: 'Kies 5 jaar' }).click())
    expect(getoond.services.orientatie.state().renteperiode).toBe(60)
    expect(button(dialogs.vergelijking.title)).toHaveFocus()
  })
})
