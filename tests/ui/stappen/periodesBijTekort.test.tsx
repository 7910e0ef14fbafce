import { describe, expect, it } from 'vitest'

import { button, chooseFrom, line, open, readable, showAt } from '../../support/screen'

const PERIODE = 'Hoe lang wil je je rente vastzetten?'
const BENODIGD = 'Je benodigde hypotheek'

const mist = () => line(BENODIGD, 'Extra eigen inleg nodig') ?? ''
const rijen = () => open(PERIODE).map((rij) => [...rij.children].map((deel) => readable(deel).trim()))

/** Returns the description of the button 'Vergelijk rentevaste periodes'; empty without a description. */
const achterVergelijking = () =>
  readable(document.getElementById(button('Vergelijk rentevaste periodes').getAttribute('aria-describedby') ?? ''))

describe('the periods of step 3 with a shortage', () => {
  it("the list of periods shows each shortage, and 'Vergelijk rentevaste periodes' the smallest shortage", () => {
    showAt(3, { eigenGeld: 29_000 }, { rentetarieven: { 120: 5, 240: 3.5 } })
    const [, minst = ''] = /^minst tekort bij 20 jaar: (€ [\d.]+)$/.exec(achterVergelijking()) ?? []
    expect(rijen().slice(0, 2)).toEqual([
      ['10 jaar', ', Rente 5,00%', `, Tekort ${mist()}`],
      ['20 jaar', ', Rente 3,50%', `, Tekort ${minst}`],
    ])
  })

  it('while the chosen period is enough, the list of periods shows the net cost or the shortage of each period', () => {
    showAt(3, { eigenGeld: 40_000 }, { rentetarieven: { 120: 5, 240: 2 } })
    const was = mist()
    chooseFrom(PERIODE, /^20 jaar/)
    expect(rijen().slice(0, 2)).toEqual([
      ['10 jaar', ', Rente 5,00%', `, Netto maandlast tekort ${was}`],
      ['20 jaar', ', Rente 2,00%', `, Netto maandlast ${line(BENODIGD, 'Netto maandlast') ?? ''}`],
    ])
  })
})
