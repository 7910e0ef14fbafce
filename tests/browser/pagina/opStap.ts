import { type Page } from '@playwright/test'

import { openRekenhulp, type Attributen, type Rekenhulp } from './rekenhulp'

/** Opens the calculator on its second step, with an income of 60.000. */
export const opStap2 = async (page: Page, attributen?: Attributen): Promise<Rekenhulp> => {
  const rekenhulp = await openRekenhulp(page, attributen)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await rekenhulp.klik('Ga verder')
  await rekenhulp.veld('Vraagprijs van de woning').waitFor()
  return rekenhulp
}

/** The amounts of a single buyer: income in euro a year, price and own money in euro; empty for no own money. */
interface Bedragen {
  readonly inkomen: string
  readonly prijs: string
  readonly eigenGeld: string
}

const KOMT_TEKORT: Bedragen = { inkomen: '60.000', prijs: '300.000', eigenGeld: '20.000' }

/** Opens the calculator on its last step; the default amounts give a shortage. */
export const opStap3 = async (
  page: Page,
  attributen: Attributen = {},
  { inkomen, prijs, eigenGeld }: Bedragen = KOMT_TEKORT,
): Promise<Rekenhulp> => {
  const rekenhulp = await openRekenhulp(page, { 'label-code': 'MY', ...attributen })
  const { vulIn, klik, element } = rekenhulp
  await vulIn('Bruto jaarinkomen', inkomen)
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', prijs)
  await vulIn('Eigen geld', eigenGeld)
  await klik('Ga verder')
  await element.getByText('Rentepercentage').waitFor()
  return rekenhulp
}
