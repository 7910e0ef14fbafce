import type { Locator, Page } from '@playwright/test'

import { NIET_GELUKT } from '../dienst/opstelling'
import { openRekenhulp, type Attributen, type Rekenhulp } from '../pagina/rekenhulp'
import { rust } from '../pagina/rust'
import { LINKS } from './toestanden'

const AANROEP = '**/financieringsopzet'

/** Returns the first figure of the summary with this text, also when the summary is a closed bar. */
const cijfers = ({ element }: Rekenhulp, tekst: string): Locator =>
  element.locator('aside dd', { hasText: tekst }).first()

/** Opens a calculator whose calculation fails: at once, or only after figures were shown. */
export const openMislukt = async (page: Page, attributen: Attributen, eerst: boolean): Promise<Rekenhulp> => {
  const stuk = () => page.route(AANROEP, (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.unroute(AANROEP)
  if (eerst) await stuk()
  const rekenhulp = await openRekenhulp(page, { ...LINKS, ...attributen, berekening: 'server' })
  if (!eerst) {
    await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
    await cijfers(rekenhulp, '€ 60.000').waitFor({ state: 'attached' })
    await stuk()
    await rekenhulp.vulIn('Bruto jaarinkomen', '70.000')
  }
  await rekenhulp.element.getByText(NIET_GELUKT).waitFor()
  await rust(page)
  return rekenhulp
}
