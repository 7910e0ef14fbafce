import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { nieuweOrientatie, toAntwoord, wijzig } from '../../../../domain'
import { formatGedeeld, toAnders } from '../../../../domain/orientatie'
import { click, dialogs, field, fillIn, handOver, now, showCalculator } from '../../../support/screen'

const VRAAG = 'Je was hier eerder bezig. Wil je je antwoorden van toen gebruiken?'
const INKOMEN = 'Bruto jaarinkomen'
const SLEUTEL = 'hypotheek-orientatie:/:hypotheek-orientatie-1'
const ZIN = /^Een deel is al ingevuld door deze pagina\./

const eerder = wijzig(nieuweOrientatie('MY'), handOver({ 'eigen.inkomen': 48_000 }))
const bewaard = formatGedeeld({ labelCode: 'MY', normjaar: 2025, datum: '2026-11-20', antwoorden: toAnders(eerder) })

/** Shows a calculator whose page then fills in this income. */
const ingevuldMet = (inkomen: number) => {
  const shown = showCalculator({ bewaren: true })
  const vulIn = (bedrag: number) => now(() => shown.services.startwaarden.vulIn([toAntwoord('eigen.inkomen', bedrag)]))
  vulIn(inkomen)
  return { ...shown, vulIn }
}

afterEach(() => sessionStorage.clear())

describe('kept answers on a page that fills in answers', () => {
  it('answers of the page are shown with one sentence, and are not kept', () => {
    ingevuldMet(60_000)
    expect(field(INKOMEN)).toHaveValue('60.000')
    expect(screen.getAllByText(ZIN)).toHaveLength(1)
    expect(sessionStorage.getItem(SLEUTEL)).toBeNull()
    fillIn(INKOMEN, '65.000')
    expect(screen.queryByText(ZIN)).toBeNull()
    expect(sessionStorage.getItem(SLEUTEL)).toContain('65000')
  })

  it('kept answers stay on offer beside those of the page, and go before them once accepted', () => {
    sessionStorage.setItem(SLEUTEL, bewaard)
    const { vulIn } = ingevuldMet(60_000)
    expect(screen.getByText(VRAAG)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Begin opnieuw' })).toBeVisible()
    expect(sessionStorage.getItem(SLEUTEL)).toBe(bewaard)
    click('Gebruik mijn antwoorden')
    expect(field(INKOMEN)).toHaveValue('48.000')
    vulIn(70_000)
    expect(field(INKOMEN)).toHaveValue('48.000')
  })

  it("'Begin opnieuw' and 'Wis mijn antwoorden' come back to the answers of the page", () => {
    sessionStorage.setItem(SLEUTEL, bewaard)
    ingevuldMet(60_000)
    click('Begin opnieuw')
    expect(field(INKOMEN)).toHaveValue('60.000')
    fillIn(INKOMEN, '65.000')
    click(dialogs.wissen.title)
    click('Ja, wis alles')
    expect(field(INKOMEN)).toHaveValue('60.000')
    expect(sessionStorage.getItem(SLEUTEL)).toBeNull()
  })
})
