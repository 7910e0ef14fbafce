import { huishoudens, reis, vensters } from '../../browser/pagina/reis'
import { test } from '../../browser/test'

for (const viewport of vensters)
  for (const labelCode of ['MY', 'FL'])
    for (const huishouden of huishoudens) {
      const maat = `${viewport.width} by ${viewport.height}`
      test(`${huishouden.naam} sees the key figure of each step of ${labelCode} at ${maat}`, async ({ page }, info) => {
        await page.setViewportSize(viewport)
        await reis(page, labelCode, huishouden, async (stap) => {
          await info.attach(`step ${stap}`, { body: await page.screenshot(), contentType: 'image/png' })
        })
      })
    }
