import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toAntwoord } from '../../../../domain'
import { everyTimes } from '../../../support/every'
import { dialogs, fillIn, fromService, now, readable } from '../../../support/screen'
import { withFigures } from '../../../support/fakes/berekening'
import { drawingFaults } from '../../../support/screen/drawings'
import { uitkomst } from './uitkomst'

const { show, element, inside } = dialogs.watAls
const GENOEG = { vraagprijsWoning: 200_000, eigenGeld: 40_000 }
const MAAND = 'Netto per maand'
const TITLE = { selector: 'h3' }
const PRIJSLIJN = 'Wat je kan kopen'

const schuif = (naam: string, naar: string): void => {
  fireEvent.input(inside().getByLabelText(naam), { target: { value: naar } })
}
const amountIn = (text: string): number => Number(/€\s([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''))

/** Returns the bars of the month: the name, the width in percent, the parts in euro and the amount of each. */
const balken = () =>
  [...element().querySelectorAll<HTMLElement>('dl > div:has([style*=flex-grow])')].map((rij) => {
    const balk = rij.querySelector<HTMLElement>('[style*=flex-grow]')?.parentElement
    return {
      naam: readable(rij.querySelector('dt')),
      breedte: Number.parseFloat(balk?.style.width ?? ''),
      delen: [...(balk?.children ?? [])].map((deel) => Number((deel as HTMLElement).style.flexGrow)),
      netto: amountIn(readable(rij.querySelector('dd:last-of-type'))),
    }
  })

/** Returns the amounts after the change in the legend of the bars, by the name of the part. */
const legenda = (): Readonly<Record<string, number>> => {
  const punten = [...element().querySelectorAll('ul > li:has(> span[aria-hidden])')].map(readable)
  return Object.fromEntries(
    punten.map((punt) => [
      (/^[^€]+?(?= ?(?:Was )?€)/.exec(punt)?.[0] ?? '').trim(),
      amountIn(punt.slice(punt.lastIndexOf('€'))),
    ]),
  )
}

const som = (bedragen: readonly number[]): number => bedragen.reduce((totaal, bedrag) => totaal + bedrag, 0)

describe("the pictures of the dialog 'Wat als je iets verandert?'", () => {
  it('nothing is drawn until something changes, and the pictures stay when the change is undone', () => {
    show(GENOEG)
    expect(inside().queryByText(MAAND, TITLE)).toBeNull()
    expect(inside().queryByText(PRIJSLIJN)).toBeNull()
    schuif('Schuif de vraagprijs', '220000')
    expect(inside().getByText(MAAND, TITLE)).toBeVisible()
    expect(inside().getByText(PRIJSLIJN)).toBeVisible()
    schuif('Schuif de vraagprijs', '200000')
    expect(inside().getByText(MAAND, TITLE)).toBeVisible()
  })

  it('the bar of a home that cannot be bought names its shortage', () => {
    show(GENOEG)
    schuif('Schuif de vraagprijs', '220000')
    expect(inside().queryByText(/€ [\d.]+ tekort$/, { selector: 'dl dd > span' })).toBeNull()
    schuif('Schuif de vraagprijs', '300000')
    const [, dan] = element().querySelectorAll('dl > div:has([style*=flex-grow])')
    const tekort = readable(element().querySelector('[data-uitkomst] > strong'))
    expect(readable(dan?.querySelector('dd > span') ?? null)).toBe(`${tekort} tekort`)
  })

  it('during a press on an energy label nothing appears above it; the release shows the pictures', async () => {
    show(GENOEG)
    const label = inside().getByRole('radio', { name: 'A+++' })
    fireEvent.pointerDown(label)
    fireEvent.click(label)
    expect(inside().queryByText(MAAND, TITLE)).toBeNull()
    fireEvent.pointerUp(label)
    expect(await inside().findByText(MAAND, TITLE)).toBeVisible()
  })

  it.each([
    ['Schuif de vraagprijs', '220000'],
    ['Schuif je inkomen', '70000'],
  ])('a press on %j shows the pictures at once, because they are below the sliders', (name, amount) => {
    show(GENOEG)
    const slider = inside().getByRole('slider', { name })
    fireEvent.pointerDown(slider)
    schuif(name, amount)
    expect(inside().getByText(MAAND, TITLE)).toBeVisible()
    fireEvent.pointerUp(slider)
  })

  it('a lower price draws a shorter bar, named with its net cost, to the scale of the present bar', () => {
    show(GENOEG)
    schuif('Schuif de vraagprijs', '150000')
    const [nu, dan] = balken()
    expect([nu?.naam, dan?.naam]).toEqual(['Nu', 'Dan'])
    expect(nu?.breedte).toBe(100)
    expect(dan?.breedte).toBeGreaterThan(50)
    expect(dan?.breedte).toBeLessThan(90)
    expect([nu?.netto, dan?.netto]).toEqual(uitkomst('Netto maandlast').map(amountIn))
    expect(drawingFaults(element())).toEqual([])
  })

  it('a screen reader reads the earlier and the new amount of a part, and one amount when nothing changed', () => {
    show(GENOEG)
    schuif('Schuif je eigen geld', '30000')
    expect(readable(element())).toMatch(/AflossingWas € \d+ → wordt € \d+/)
    schuif('Schuif je eigen geld', '40000')
    expect(readable(element())).toMatch(/Aflossing€ \d+/)
  })

  it('the price line says the new price, and follows the own money but not the price', () => {
    show(GENOEG)
    const zin = () => readable(inside().getByText(/ en jouw woning kost /))
    schuif('Schuif de vraagprijs', '210000')
    const eerst = zin()
    expect(eerst).toMatch(/ en jouw woning kost € 210\.000\.$/)
    schuif('Schuif de vraagprijs', '220000')
    expect(zin()).toBe(eerst.replace('210.000', '220.000'))
    fillIn('Eigen geld', '60.000', element())
    expect(amountIn(zin())).toBeGreaterThan(amountIn(eerst))
  })

  it('figures of a service without a known split draw no bars, and still show the figures', () => {
    show(
      GENOEG,
      fromService((opzet) => withFigures(opzet, { maandlastBruto: 777 })),
    )
    fillIn('Eigen geld', '30.000', element())
    expect(balken()).toEqual([])
    expect(inside().queryByText(MAAND, TITLE)).toBeNull()
    expect(uitkomst('Bruto maandlast')).toEqual(['€ 777', '€ 777'])
  })

  it('interest has one line in the legend, also if only one of the bars has a tax advantage', () => {
    show(GENOEG)
    const rentes = () => Object.keys(legenda()).filter((naam) => naam.startsWith('Rente'))
    fillIn('Vraagprijs van de woning', '190.000', element())
    expect(rentes()).toEqual(['Rente, na belasting'])
    fillIn('Eigen geld', '185.000', element())
    expect(rentes()).toEqual(['Rente'])
  })

  it('the parts of a bar add up to its net cost and the tax advantage, for any price, own money and income', () => {
    const { services } = show(GENOEG)
    const een = fc.record({
      prijs: fc.integer({ min: 150, max: 300 }),
      geld: fc.integer({ min: 0, max: 100 }),
      inkomen: fc.integer({ min: 60, max: 240 }),
    })
    everyTimes({ numRuns: 6 }, een, ({ prijs, geld, inkomen }) => {
      const antwoorden = [
        toAntwoord('vraagprijsWoning', 1000 * prijs),
        toAntwoord('eigenGeld', 1000 * geld),
        toAntwoord('eigen.inkomen', 500 * inkomen),
      ]
      now(() => services.orientatie.dispatch({ soort: 'antwoordenVervangen', antwoorden }))
      const [, dan] = balken()
      const { Belastingvoordeel = 0 } = legenda()
      const netto = amountIn(uitkomst('Netto maandlast')[1] ?? '')
      expect([dan?.netto, som(dan?.delen ?? []) - Belastingvoordeel]).toEqual([netto, netto])
      expect(Math.max(...balken().map(({ breedte }) => breedte))).toBe(100)
    })
  })
})
