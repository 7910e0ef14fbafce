import { beforeEach, describe, expect, it } from 'vitest'

import { fillIn, wait, dialogs, stopKlok } from '../../support/screen'

const dialoog = dialogs.jaarinkomen.element
const regio = (soort: 'polite' | 'assertive') => dialoog().querySelector(`[aria-live=${soort}]`)

stopKlok()
beforeEach(() => void dialogs.jaarinkomen.show())

describe('the income dialog tells a screen reader', () => {
  it('its result, each time there is another', () => {
    expect(regio('polite')).toHaveTextContent(/-$/)
    fillIn('Bruto maandinkomen', '4.000', dialoog())
    expect(regio('polite')).toHaveTextContent('€ 48.000')
  })

  it('an error, 100 ms after it was made and for a second', () => {
    fillIn('Bruto maandinkomen', 'veel', dialoog())
    wait(99)
    expect(regio('assertive')).toHaveTextContent(/^$/)
    wait(1)
    expect(regio('assertive')).toHaveTextContent(/^We herkennen de invoer niet als een bedrag/)
    wait(999)
    expect(regio('assertive')).toHaveTextContent(/^We herkennen de invoer niet als een bedrag/)
    wait(1)
    expect(regio('assertive')).toHaveTextContent(/^$/)
  })

  it('an error that follows another within that second, for a second of its own', () => {
    fillIn('Bruto maandinkomen', 'veel', dialoog())
    wait(500)
    fillIn('Bruto maandinkomen', '-1', dialoog())
    wait(1099)
    expect(regio('assertive')).toHaveTextContent(/^Ingevulde waarde valt niet binnen/)
    wait(1)
    expect(regio('assertive')).toHaveTextContent(/^$/)
  })
})
