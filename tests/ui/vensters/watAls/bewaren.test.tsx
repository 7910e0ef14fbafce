import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { click, dialogs, fillIn, goBack, now, readable, tried } from '../../../support/screen'
import { uitkomst } from './uitkomst'

const { show, element, inside, close, open } = dialogs.watAls
const GENOEG = { vraagprijsWoning: 200_000, eigenGeld: 40_000 }
const BEWAAR = 'Bewaar deze situatie'
const IS_BEWAARD = 'Situatie bewaard'
const GEBRUIK = 'Gebruik deze situatie'
const VERWIJDER = 'Verwijder deze situatie'

const knop = (naam: string) => inside().queryByRole('button', { name: naam })
const klik = (naam: string): void => click(naam, element())
const gezegd = () => readable(element().querySelector('[aria-live=assertive]'))
const koppen = () =>
  [...inside().getByRole('table', { name: 'De uitkomst in cijfers' }).querySelectorAll('thead th')].map(readable)
const prijslijnen = () =>
  inside()
    .getAllByText(/ en jouw woning kost /)
    .map(readable)

/** Keeps a situation with a price of € 210.000, and then lowers the price to € 190.000. */
const bewaarEnVerander = () => {
  const getoond = show(GENOEG)
  fillIn('Vraagprijs van de woning', '210.000', element())
  klik(BEWAAR)
  fillIn('Vraagprijs van de woning', '190.000', element())
  return getoond
}

describe("a kept situation of the dialog 'Wat als je iets verandert?'", () => {
  it('there is nothing to keep until an answer has changed', () => {
    show(GENOEG)
    expect(knop(BEWAAR)).toBeNull()
    fireEvent.input(inside().getByRole('slider', { name: 'Schuif de vraagprijs' }), { target: { value: '210000' } })
    expect(knop(BEWAAR), 'not while the slider moves').toBeNull()
    fillIn('Vraagprijs van de woning', '215.000', element())
    expect(knop(BEWAAR)).toBeVisible()
  })

  it('keeping says so to a screen reader, on the button and below the figures', () => {
    show(GENOEG)
    fillIn('Vraagprijs van de woning', '210.000', element())
    klik(BEWAAR)
    expect(gezegd()).toMatch(/^Je hebt deze situatie bewaard: een woning van € 210\.000\. Geen tekort\./)
    expect([knop(BEWAAR), knop(IS_BEWAARD)?.tagName]).toEqual([null, 'BUTTON'])
    expect(inside().getByText('Bewaard: een woning van € 210.000.')).toBeVisible()
    expect(knop(GEBRUIK), 'the kept situation is the current one').toBeNull()
  })

  it('the kept situation has a column, a bar and a price line between those of before and after', () => {
    bewaarEnVerander()
    expect(koppen()).toEqual(['Nu', 'Bewaard', 'Dan'])
    expect(readable(inside().getByText(/In de bewaarde situatie/))).toContain(
      `In de bewaarde situatie betaal je netto ${uitkomst('Netto maandlast')[1]} per maand.`,
    )
    const bedragen = uitkomst('Hypotheekbedrag')
    expect(new Set(bedragen).size).toBe(3)
    const [balken, legenda] = [...element().querySelectorAll('dl')].map((lijst) =>
      [...lijst.querySelectorAll('dt')].map(readable),
    )
    expect(balken).toEqual(['Nu', 'Bewaard', 'Dan'])
    expect(legenda).toEqual(['Rente, na belasting', 'Aflossing', 'Belastingvoordeel'])
    const rente = inside().getByText('Rente, na belasting').parentElement?.querySelectorAll('dd')
    expect([...(rente ?? [])].map((bedrag) => /^\D+/.exec(readable(bedrag))?.[0])).toEqual([
      'Nu € ',
      'Bewaard € ',
      'Dan € ',
    ])
    expect(prijslijnen()).toEqual([
      expect.stringMatching(/kost € 210\.000\.$/),
      expect.stringMatching(/kost € 190\.000\.$/),
    ])
    expect(gezegd(), 'a next change is about its own result').toMatch(/^Geen tekort\./)
  })

  it('keeping again replaces the kept situation', () => {
    bewaarEnVerander()
    klik(BEWAAR)
    expect(koppen()).toEqual(['Nu', 'Bewaard', 'Dan'])
    expect(inside().getByText('Bewaard: een woning van € 190.000.')).toBeVisible()
  })

  it('using the kept situation restores each of its answers, says so, and can be undone on the page', () => {
    const { services } = bewaarEnVerander()
    fillIn('Eigen geld', '50.000', element())
    klik(GEBRUIK)
    expect(services.orientatie.state()).toMatchObject({ vraagprijsWoning: 210_000, eigenGeld: 40_000 })
    expect(gezegd()).toMatch(/^We rekenen nu met de bewaarde situatie\. Geen tekort\./)
    expect(uitkomst('Hypotheekbedrag')[1]).toBe(uitkomst('Hypotheekbedrag')[2])
    expect(knop(GEBRUIK)).toBeNull()
    close()
    expect(tried()).toBe('We rekenen nu met een woning van € 210.000.')
    goBack()
    expect(services.orientatie.state()).toMatchObject(GENOEG)
  })

  it('removing the kept situation takes its column, bar and line away, says so, and keeps the answers', () => {
    const { services } = bewaarEnVerander()
    klik(VERWIJDER)
    expect(koppen()).toEqual(['Nu', 'Dan'])
    expect(prijslijnen()).toHaveLength(1)
    expect(gezegd()).toMatch(/^De bewaarde situatie is verwijderd\./)
    expect(services.orientatie.state().vraagprijsWoning).toBe(190_000)
    expect(element().contains(document.activeElement)).toBe(true)
  })

  it('a kept situation is gone after the dialog closes, and after a change of brand', () => {
    const { services } = bewaarEnVerander()
    now(() => {
      services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' })
      services.orientatie.herbereken()
    })
    expect(koppen()).toEqual(['Nu'])
    close()
    open()
    expect(koppen()).toEqual(['Nu'])
    expect(knop(VERWIJDER)).toBeNull()
  })
})
