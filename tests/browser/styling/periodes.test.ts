import { matrix } from '../../support/matrix'
import { atStep3 } from '../page/atStep'
import { expect, test } from '../test'
import { findLayoutFaults } from './layout'

/** Own amounts of single buyers, and what the last column of the list of periods says to them. */
const LISTS = [
  { column: /^€\s8\d\d$/, inkomen: '60.000', price: '300.000', eigenGeld: '60.000' },
  { column: /^tekort\s€\s\d\.\d{3}$/, inkomen: '60.000', price: '300.000', eigenGeld: '45.000' },
  { column: /^tekort\s€\s\d\.\d{3}\.\d{3}$/, inkomen: '9.000.000', price: '45.000.000', eigenGeld: '3.500.000' },
  { column: /^€\s\d{2}\.\d{3}\.\d{3}$/, inkomen: '9.000.000', price: '99.999.999', eigenGeld: '20.000' },
]

test.use({ hasTouch: true, viewport: { width: 320, height: 740 } })

test('the list of rentevaste periodes shows each rate and amount in full at 320 px', async ({ page, runCase }) => {
  for (const { column, ...amounts } of matrix(LISTS))
    await runCase(`own money of ${amounts.eigenGeld}, price of ${amounts.price}`, async () => {
      const { element, list } = await atStep3(page, { 'label-code': 'FL' }, amounts)
      await list('Hoe lang wil je je rente vastzetten?').click()
      const last = element.getByRole('option').locator('> :last-child')
      await expect(last).toHaveCount(10)
      const texts = await last.evaluateAll((cells) => cells.map((cell) => cell.lastChild?.textContent ?? ''))
      expect(texts).toContainEqual(expect.stringMatching(column))
      expect(await findLayoutFaults(page)).toEqual([])
      const edges = await last.evaluateAll((cells) =>
        cells.map((cell) => Math.round(cell.getBoundingClientRect().left)),
      )
      expect(new Set(edges).size).toBe(1)
    })
})
