import { screen, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'

import { toAntwoord } from '../../../../domain'
import { click, now, readable, showAt } from '../../../support/screen'

const GROOT = { selector: 'p > span' }
const findFigure = async () => (await screen.findByText('Je kan kopen tot', GROOT)).closest('p')

it('paper begins with the highest price that the step shows', async () => {
  showAt(3, { vraagprijsWoning: 900_000, eigenGeld: 20_000 })
  const [prijs = ''] = /€ [\d.]+/.exec(readable(await findFigure())) ?? []
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
  await findFigure()
  let duringSearch: Element | null = null
  now(() => {
    flushSync(() => services.orientatie.dispatch(toAntwoord('eigenGeld', 30_000)))
    duringSearch = screen.queryByText('Je kan kopen tot', GROOT)
  })
  expect(duringSearch).toBeNull()
  expect(await findFigure()).toBeVisible()
})
