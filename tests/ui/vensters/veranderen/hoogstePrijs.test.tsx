import { screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'

import { toAntwoord } from '../../../../domain'
import { now, showAt } from '../../../support/screen'
import { drawingFaults, drawingsIn } from '../../../support/screen/drawings'

it('the bar of the highest price is filled up to that price, and ends at the price of the home', async () => {
  showAt(3, { vraagprijsWoning: 900_000, eigenGeld: 20_000 })
  await screen.findByText('Wat je kan kopen')
  const kaart = document.querySelector('h2 + section > section') ?? document
  expect(drawingFaults(kaart)).toEqual([])
  const balk = drawingsIn(kaart).find(({ isFull }) => isFull)
  const [hoogste = NaN, prijs] = balk?.named ?? []
  expect(prijs).toBe(900_000)
  expect(balk?.parts[0]?.to).toBeCloseTo((100 * hoogste) / 900_000, 3)
})

it('the highest price of the old answers disappears while the highest price of the new answers is sought', async () => {
  const { services } = showAt(3, { vraagprijsWoning: 900_000, eigenGeld: 20_000 })
  await screen.findByText('Wat je kan kopen')
  let duringSearch: Element | null = null
  now(() => {
    flushSync(() => services.orientatie.dispatch(toAntwoord('eigenGeld', 30_000)))
    duringSearch = screen.queryByText('Wat je kan kopen')
  })
  expect(duringSearch).toBeNull()
  expect(screen.getByText('Wat je kan kopen')).toBeVisible()
})
