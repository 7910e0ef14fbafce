import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { toVerzoek } from '../../../../domain'
import { formatEuro } from '../../../../domain/geld'
import { belastingZonderHypotheek } from '../../../../domain/vergelijking'
import { createManualBerekening } from '../../../support/fakes/berekening'
import { serviceGround } from '../../../support/fakes/grounds'
import { dialogs, fillIn, fromService, now, readable, showAt, type ShownCalculator } from '../../../support/screen'
import { uitkomst } from './uitkomst'

const { show, element, inside } = dialogs.watAls
const MIST = 'Extra eigen inleg nodig'

const schuifPrijs = (naar: string): void => {
  fireEvent.input(inside().getByRole('slider', { name: 'Schuif de vraagprijs' }), { target: { value: naar } })
}

/** Returns two texts for a screen reader: the large figure in the dialog's head, and the sentence below the head. */
const antwoord = (): readonly string[] => {
  const figuur = element().querySelector('[data-uitkomst]')
  return [figuur, figuur?.parentElement?.nextElementSibling ?? null].map((deel) =>
    readable(deel).replace('→', '').replaceAll(/ +/g, ' ').trim(),
  )
}
it("without a shortage, the dialog 'Wat als je iets verandert?' begins with the old and new net cost", () => {
  show({ vraagprijsWoning: 200_000, eigenGeld: 40_000 })
  const [was] = uitkomst('Netto maandlast')
  expect(antwoord()).toEqual([`${was} netto per maand`, `Je leent ${uitkomst('Hypotheekbedrag')[0]}.`])
  schuifPrijs('220000')
  const wordt = uitkomst('Netto maandlast')[1]
  expect(wordt).not.toBe(was)
  const verschil = antwoord()[1]?.match(/^Dat is € (\d+) meer dan nu\. Je leent (.*)\.$/)
  expect(antwoord()[0]).toBe(`Was ${was} wordt ${wordt} netto per maand`)
  expect(verschil?.[2]).toBe(uitkomst('Hypotheekbedrag')[1])
  const [eerst = 0, dan = 0] = [was, wordt].map((bedrag) => Number(bedrag?.replaceAll(/\D/g, '')))
  expect(Number(verschil?.[1])).toBe(dan - eerst)
})

describe("the tax on a home without a mortgage in the dialog 'Wat als je iets verandert?'", () => {
  const ZONDER = { vraagprijsWoning: 200_000, eigenGeld: 250_000 }
  const MET = { ...ZONDER, eigenGeld: 180_000 }
  /** Returns the tax a month for these answers, as text, calculated with the norms and rates of the screen. */
  const belastingBij = ({ services }: ShownCalculator, antwoorden: typeof MET): string => {
    const grond = services.orientatie.state().berekend?.grond
    if (grond?.kader === undefined) return 'no calculation that can be made again'
    const orientatie = { ...services.orientatie.state(), ...antwoorden }
    return readable(formatEuro(belastingZonderHypotheek(toVerzoek(orientatie), grond.kader)))
  }
  const ZIN = 'Over je eigen woning betaal'

  it('own money that ends the mortgage names the tax that then remains, on screen and to a screen reader', () => {
    const getoond = show(MET)
    expect(antwoord()[1]).not.toContain(ZIN)
    fillIn('Eigen geld', '250.000', element())
    const zin = `${ZIN} je ${belastingBij(getoond, ZONDER)} belasting per maand.`
    expect(zin).toMatch(/ € [1-9]\d* belasting/)
    expect(antwoord()).toEqual([
      expect.stringMatching(/ wordt € 0 netto per maand$/),
      expect.stringMatching(/^Dat is € [1-9]\d* minder dan nu\. Je leent € 0\. /),
    ])
    expect(antwoord()[1]).toContain(zin)
    expect(readable(element().querySelector('[aria-live=assertive]'))).toContain(zin)
  })

  it('a lower amount of own money names the tax that ends with the new mortgage', () => {
    const getoond = show(ZONDER)
    const tax = belastingBij(getoond, ZONDER)
    expect(antwoord()[1]).toContain(`${ZIN} je ${tax} belasting per maand.`)
    fillIn('Eigen geld', '180.000', element())
    expect(antwoord()[1]).toContain(`${ZIN}de je eerst ${tax} belasting per maand.`)
  })

  it('a price without a mortgage names the tax at both prices while the slider moves', () => {
    const getoond = show(ZONDER)
    schuifPrijs('100000')
    const [was, wordt] = [ZONDER, { ...ZONDER, vraagprijsWoning: 100_000 }].map((een) => belastingBij(getoond, een))
    expect(was).not.toBe(wordt)
    expect(antwoord()[1]).toContain(`${ZIN} je ${wordt} belasting per maand. Eerst was dat ${was}.`)
  })

  it('the dialog names the tax for the result of a service that the page can recalculate', () => {
    const tax = belastingBij(show(ZONDER, fromService()), ZONDER)
    expect(antwoord()).toEqual(['€ 0 netto per maand', `Je leent € 0. ${ZIN} je ${tax} belasting per maand.`])
  })
})

it('a price over the NHG limit names the rate that then holds, on screen and to a screen reader', () => {
  const rentetarieven = { '120': { nhg: 3.6, zonder: 3.8 } }
  show({ vraagprijsWoning: 440_000, eigenGeld: 300_000 }, { normjaar: 2026, rentetarieven })
  expect(antwoord()[1]).not.toContain('De rente is dan')
  fillIn('Vraagprijs van de woning', '475.000', element())
  expect(antwoord()[1]).toMatch(/ De rente is dan 3,80% zonder NHG\.$/)
  expect(readable(element().querySelector('[aria-live=assertive]'))).toContain('De rente is dan 3,80% zonder NHG.')
})

it("after a change of brand, the dialog 'Wat als je iets verandert?' compares no results of two brands", () => {
  const berekening = createManualBerekening(serviceGround)
  const { services } = showAt(3, {}, { port: berekening, rentetarieven: undefined })
  now(() => berekening.last().succeedWith({ hypotheekbedrag: 200_000, maandlastNetto: 700 }))
  dialogs.watAls.open()
  expect(readable(element())).toContain('€ 700')
  now(() => {
    services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' })
    services.orientatie.herbereken()
  })
  expect(inside().queryByRole('table', { name: 'De uitkomst in cijfers' })).toBeNull()
  expect(readable(element())).not.toContain('€ 700')
  now(() => berekening.last().succeedWith({ hypotheekbedrag: 200_000, maandlastNetto: 800 }))
  expect(readable(element())).toContain('€ 800')
  expect(readable(element())).not.toContain('€ 700')
})

it("with a shortage, the dialog 'Wat als je iets verandert?' begins with the shortage until it is gone", () => {
  show()
  const [was] = uitkomst(MIST)
  expect(antwoord()[0]).toBe(`${was} tekort`)
  fillIn('Eigen geld', '10.000', element())
  const [, wordt] = uitkomst(MIST)
  expect(antwoord()).toEqual([
    `Was ${was} wordt ${wordt} tekort`,
    `Dat is € 10.000 minder dan nu. Netto betaal je ${uitkomst('Netto maandlast')[1]} per maand.`,
  ])
  fillIn('Vraagprijs van de woning', '150.000', element())
  expect(antwoord()).toEqual([
    `${uitkomst('Netto maandlast')[1]} netto per maand`,
    `Eerst kwam je ${was} tekort, nu niet meer.`,
  ])
})

it("the dialog 'Wat als je iets verandert?' begins with the shortage that a higher price causes", () => {
  show({ vraagprijsWoning: 200_000, eigenGeld: 20_000 })
  schuifPrijs('300000')
  expect(antwoord()).toEqual([
    `${uitkomst(MIST)[1]} tekort`,
    `Eerst kwam je niets tekort. Netto betaal je ${uitkomst('Netto maandlast')[1]} per maand.`,
  ])
})

it("a change that keeps the net cost says so in the dialog 'Wat als je iets verandert?'", () => {
  show({ vraagprijsWoning: 200_000, eigenGeld: 250_000 })
  fillIn('Eigen geld', '260.000', element())
  expect(antwoord()).toEqual([
    '€ 0 netto per maand',
    expect.stringMatching(/^Dat is evenveel als nu\. Je leent € 0\. /),
  ])
})

it('below the figures the dialog names the amount that is needed and the loan', () => {
  show({ eigenGeld: 40_000 })
  schuifPrijs('200000')
  const [lening, kanLenen] = ['Hypotheekbedrag', 'Je kan lenen'].map((naam) => uitkomst(naam)[1])
  expect(readable(element())).toMatch(
    new RegExp(
      String.raw`Je hebt € [\d.]+ nodig\. Je leent ${lening} van de ${kanLenen} die je voor deze woning kan lenen\.`,
    ),
  )
})
