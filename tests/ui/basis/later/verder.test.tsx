import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../../domain'
import { allBut, field, pending, showCalculator } from '../../../support/screen'
import { handOver } from '../../../support/screen/handed'

const bewaard = (antwoorden: Parameters<typeof handOver>[0]): string =>
  JSON.stringify(wijzig(nieuweOrientatie('MY'), handOver(antwoorden)))

it('a calculator goes on with the answers from before a renewed page was loaded again, and then keeps nothing', async () => {
  const getoond = showCalculator({ verder: bewaard({ 'eigen.inkomen': 61_234, vraagprijsWoning: 287_654 }) })
  expect(await screen.findByRole('heading', { name: 'Rentevaste periode', level: 2 })).toHaveFocus()
  expect(getoond.services.orientatie.state()).toMatchObject({ eigen: { inkomen: 61_234 }, vraagprijsWoning: 287_654 })
  expect(getoond.verder()).toBeUndefined()
})

it('a calculator goes on at the first step that is not complete', async () => {
  const getoond = showCalculator({ verder: bewaard({ 'eigen.inkomen': 61_234 }) })
  await expect.poll(getoond.verder).toBeUndefined()
  expect(field('Bruto jaarinkomen')).toHaveValue('61.234')
})

it.each(['', '{}', '[1]', 'null', '{"eigen":7}'])(
  'a calculator begins empty when what was kept reads %s',
  async (tekst) => {
    const getoond = showCalculator({ verder: tekst })
    await expect.poll(getoond.verder).toBeUndefined()
    expect(field('Bruto jaarinkomen')).toHaveValue('')
  },
)

it('the answers stay kept while what reads them is on its way', async () => {
  const delen = pending('delen')
  const tekst = bewaard({ 'eigen.inkomen': 61_234 })
  const getoond = showCalculator({ verder: tekst, later: allBut(delen) })
  expect(getoond.verder()).toBe(tekst)
  await delen.kom()
  expect(getoond.verder()).toBeUndefined()
  expect(field('Bruto jaarinkomen')).toHaveValue('61.234')
})
