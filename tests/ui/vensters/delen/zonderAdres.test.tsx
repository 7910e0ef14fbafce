import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { click, showAt } from '../../../support/screen'

const KAN_NIET = 'Hier kan je geen link maken. Open de rekenhulp op een eigen pagina.'

it("the dialog 'Deel je berekening' says that there can be no link when the page has no public address", () => {
  showAt(3, {}, { hasAddress: false })
  click('Deel je berekening')
  expect(screen.getByText(KAN_NIET)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Kopieer de link' })).toBeNull()
  expect(screen.queryByLabelText('Link naar je berekening')).toBeNull()
})

it.each([true, false])(
  'the printout has a QR code, and its dialog mentions the code, only when the page has a public address: %s',
  async (heeftAdres) => {
    showAt(3, {}, { hasAddress: heeftAdres })
    click('Print of bewaar als pdf')
    await screen.findByText('Dit heb je ingevuld')
    expect(document.querySelectorAll('.code a')).toHaveLength(heeftAdres ? 1 : 0)
    const income = heeftAdres ? 'je inkomen, ook in de QR-code.' : 'je inkomen.'
    expect(screen.getByText(`Op het papier staat ${income} Geef het alleen aan iemand die je vertrouwt.`)).toBeVisible()
  },
)
