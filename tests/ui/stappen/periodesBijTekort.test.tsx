import { describe, expect, it } from 'vitest'

import { button, chooseFrom, line, open, readable, showAt } from '../../support/screen'

const PERIODE = 'Hoe lang wil je je rente vastzetten?'
const BENODIGD = 'Je benodigde hypotheek'

const mist = () => line(BENODIGD, 'Extra eigen inleg nodig') ?? ''
const rijen = () => open(PERIODE).map((rij) => [...rij.children].map(({ textContent }) => textContent.trim()))

/** What the row of the comparison says behind its name. */
const achterVergelijking = () =>
  readable(document.getElementById(button('Vergelijk rentevaste periodes').getAttribute('aria-describedby') ?? ''))

describe('the periods of step 3, when the loan falls short in one of them', () => {
  it('are ranked by shortage in the comparison row and in the list, while the period with a shortage is chosen', () => {
    showAt(3, { eigenGeld: 29_000 }, { rentetarieven: { 120: 5, 240: 3.5 } })
    const [, minst = ''] = /^minst tekort bij 20 jaar: (€ [\d.]+)$/.exec(achterVergelijking()) ?? []
    expect(rijen().slice(0, 2)).toEqual([
      ['10 jaar', ', Rente 5,00%', `, Tekort ${mist()}`],
      ['20 jaar', ', Rente 3,50%', `, Tekort ${minst}`],
    ])
  })

  it('show the shortage of a period in place of its net cost while another period is chosen', () => {
    showAt(3, { eigenGeld: 40_000 }, { rentetarieven: { 120: 5, 240: 2 } })
    const was = mist()
    chooseFrom(PERIODE, /^20 jaar/)
    expect(rijen().slice(0, 2)).toEqual([
      ['10 jaar', ', Rente 5,00%', `, Netto maandlast tekort ${was}`],
      ['20 jaar', ', Rente 2,00%', `, Netto maandlast ${line(BENODIGD, 'Netto maandlast') ?? ''}`],
    ])
  })
})
