import { atStep3 } from './page/atStep'
import { expect, test } from './test'

const PAREN = '{ "120": { "nhg": 3.6, "zonder": 3.8 }, "240": { "nhg": 3.9, "zonder": 4.1 } }'

for (const width of [320, 1280])
  test(`at ${width} px the rate of step 3 is wide enough for its words about NHG`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { field } = await atStep3(
      page,
      { rentetarieven: PAREN },
      { inkomen: '80.000', price: '480.000', eigenGeld: '' },
    )
    await expect(field('Rentepercentage')).toHaveValue('3,80% zonder NHG')
    const isCutOff = (input: HTMLInputElement) => input.scrollWidth > input.clientWidth
    expect(await field('Rentepercentage').evaluate(isCutOff)).toBe(false)
  })
