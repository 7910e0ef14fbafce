import { screen, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'

import { toAntwoord } from '../../../../domain'
import { click, now, readable, showAt } from '../../../support/screen'

it('the scale of prices marks the highest price and the price of the home, and is filled up to the first', async () => {
  showAt(3, { vraagprijsWoning: 900_000, eigenGeld: 20_000 })
  const kopenTot = await screen.findByText(/^Je kan kopen tot €/)
  const hoogste = Number(readable(kopenTot).replaceAll(/\D/g, ''))
  expect(readable(screen.getByText(/^Jouw woning/))).toBe('Jouw woning € 900.000')
  expect(screen.queryByText('Vraagprijs')).toBeNull()
  const [schaal, bereik] = kopenTot.parentElement?.parentElement?.querySelectorAll('svg > rect') ?? []
  expect(schaal).toHaveAttribute('width', '100%')
  expect(Number.parseFloat(bereik?.getAttribute('width') ?? '')).toBeCloseTo((100 * hoogste) / 900_000, 2)
  expect(bereik?.parentElement?.querySelector('line')).toHaveAttribute('x1', bereik?.getAttribute('width'))
  expect(bereik?.parentElement?.querySelector('circle')).toHaveAttribute('cx', '100%')
})

it('paper begins with the highest price that the step shows', async () => {
  showAt(3, { vraagprijsWoning: 900_000, eigenGeld: 20_000 })
  const kopenTot = await screen.findByText(/^Je kan kopen tot €/)
  const [prijs = ''] = /€ [\d.]+/.exec(readable(kopenTot)) ?? []
  click('Bewaar of deel')
  const zin = await waitFor(() => {
    const gevonden = document.querySelector('.zin')
    expect(gevonden).not.toBeNull()
    return gevonden
  })
  expect(readable(zin)).toMatch(
    /^Voor deze woning kom je € [\d.]+ tekort\. Met jouw inkomen en € 20\.000 eigen geld kan je/,
  )
  expect(readable(zin)).toContain(`een woning kopen tot ${prijs}.`)
})

it('the highest price of the old answers disappears while the highest price of the new answers is sought', async () => {
  const { services } = showAt(3, { vraagprijsWoning: 900_000, eigenGeld: 20_000 })
  await screen.findByText(/^Je kan kopen tot €/)
  let duringSearch: Element | null = null
  now(() => {
    flushSync(() => services.orientatie.dispatch(toAntwoord('eigenGeld', 30_000)))
    duringSearch = screen.queryByText(/^Je kan kopen tot €/)
  })
  expect(duringSearch).toBeNull()
  expect(screen.getByText(/^Je kan kopen tot €/)).toBeVisible()
})
