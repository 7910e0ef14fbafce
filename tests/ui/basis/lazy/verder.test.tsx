import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../../domain'
import { allBut, click, errorOf, field, pending, showCalculator } from '../../../support/screen'
import { handOver } from '../../../support/screen/handed'

const bewaard = (antwoorden: Parameters<typeof handOver>[0], ook: object = {}): string =>
  JSON.stringify({ ...wijzig(nieuweOrientatie('MY'), handOver(antwoorden)), ...ook })

const KOPER = { 'eigen.inkomen': 61_234, vraagprijsWoning: 200_000 }
const stap = (naam: string) => screen.findByRole('heading', { name: naam, level: 2 })

it('after a reload, a calculator restores the stored answers and removes them from storage', async () => {
  const getoond = showCalculator({ verder: bewaard({ 'eigen.inkomen': 61_234, vraagprijsWoning: 287_654 }) })
  expect(await screen.findByRole('heading', { name: 'Je uitkomst', level: 2 })).toHaveFocus()
  expect(getoond.services.orientatie.state()).toMatchObject({ eigen: { inkomen: 61_234 }, vraagprijsWoning: 287_654 })
  expect(getoond.verder()).toBeUndefined()
})

it('a calculator without a stored step opens at step 1 when only the income is stored', async () => {
  const getoond = showCalculator({ verder: bewaard({ 'eigen.inkomen': 61_234 }) })
  await expect.poll(getoond.verder).toBeUndefined()
  expect(field('Bruto jaarinkomen')).toHaveValue('61.234')
})

it.each([
  [1, KOPER, 'Benodigde hypotheek'],
  [0, KOPER, 'Maximale hypotheek'],
  [2, KOPER, 'Je uitkomst'],
  [1, { 'eigen.inkomen': 61_234 }, 'Benodigde hypotheek'],
  [2, { 'eigen.inkomen': 61_234 }, 'Benodigde hypotheek'],
  [1, { vraagprijsWoning: 200_000 }, 'Maximale hypotheek'],
  ['x', KOPER, 'Je uitkomst'],
])('a calculator with the stored step %s and the answers %j opens at %s', async (open, antwoorden, titel) => {
  const getoond = showCalculator({ verder: bewaard(antwoorden, { stap: open }) })
  await expect.poll(getoond.verder).toBeUndefined()
  expect(await stap(titel)).toBeVisible()
})

it("a calculator restores stored invalid text, and 'Ga verder' then shows its error", async () => {
  const drie = { tekst: 'drie ton', isEdited: false, melding: 'We herkennen dit niet.', over: '200.000' }
  const teksten = [['vraagprijsWoning', drie], ['eigenGeld', { tekst: 7 }], 'kapot']
  showCalculator({ verder: bewaard(KOPER, { stap: 1, teksten }) })
  await stap('Benodigde hypotheek')
  expect(field('Vraagprijs van de woning')).toHaveValue('drie ton')
  expect(field('Eigen geld')).toHaveValue('')
  click('Ga verder')
  expect(await stap('Benodigde hypotheek')).toBeVisible()
  expect(errorOf(field('Vraagprijs van de woning'))).toBe('We herkennen dit niet.')
})

it('a calculator restores the stored answers even when the texts stored with them are damaged', async () => {
  showCalculator({ verder: bewaard(KOPER, { stap: 1, teksten: 'kapot' }) })
  await stap('Benodigde hypotheek')
  expect(field('Vraagprijs van de woning')).toHaveValue('200.000')
})

it.each(['', '{}', '[1]', 'null', '{"eigen":7}'])(
  "a calculator starts empty when the stored answers are '%s'",
  async (tekst) => {
    const getoond = showCalculator({ verder: tekst })
    await expect.poll(getoond.verder).toBeUndefined()
    expect(field('Bruto jaarinkomen')).toHaveValue('')
  },
)

it('stored answers stay in storage until the code that restores them has loaded', async () => {
  const delen = pending('delen')
  const tekst = bewaard({ 'eigen.inkomen': 61_234 })
  const getoond = showCalculator({ verder: tekst, lazy: allBut(delen) })
  expect(getoond.verder()).toBe(tekst)
  await delen.finishLoading()
  expect(getoond.verder()).toBeUndefined()
  expect(field('Bruto jaarinkomen')).toHaveValue('61.234')
})
