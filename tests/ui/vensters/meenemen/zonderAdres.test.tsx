import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { click, showAt } from '../../../support/screen'

const KAN_NIET = 'Hier kan je geen link maken. Open de rekenhulp op een eigen pagina.'

it("the dialog 'Bewaar of deel' says that there can be no link when the page has no public address", () => {
  showAt(3, {}, { hasAddress: false, adviseurZoekenUrl: '/adviseur' })
  click('Bewaar of deel')
  expect(screen.getByText(KAN_NIET)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Kopieer de link' })).toBeNull()
  expect(screen.queryByLabelText('Link naar je berekening')).toBeNull()
  expect(screen.queryByLabelText('Geef de link aan de volgende pagina')).toBeNull()
  expect(screen.getByRole('button', { name: 'Print de uitkomst' })).toBeVisible()
})

it.each([true, false])(
  'the printout has a QR code, and its dialog mentions the code, only when the page has a public address: %s',
  async (heeftAdres) => {
    showAt(3, {}, { hasAddress: heeftAdres })
    click('Bewaar of deel')
    await screen.findByText('Dit heb je ingevuld')
    expect(document.querySelectorAll('.code a')).toHaveLength(heeftAdres ? 1 : 0)
    const income = heeftAdres ? 'Je inkomen gaat mee, ook in de link en de QR-code.' : 'Je inkomen gaat mee.'
    expect(screen.getByText(`${income} Deel dit alleen met iemand die je vertrouwt.`)).toBeVisible()
  },
)
