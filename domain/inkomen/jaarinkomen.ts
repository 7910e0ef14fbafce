import { isBedrag, type Bedrag } from '../geld/bedrag'
import type { JaNee } from '../orientatie/keuzes'

/** What the income calculator asks. */
export interface Inkomensberekening {
  /** Gross income, euro a month. */
  readonly brutomaandinkomen: Bedrag | undefined
  /** Is there a 13th month? Then one more month counts. */
  readonly dertiendemaand: JaNee
  /** Is there a holiday allowance? Then 8% of twelve months counts. */
  readonly vakantiegeld: JaNee
}

/** The income calculator before anything is filled in. */
export const nieuweInkomensberekening: Inkomensberekening = Object.freeze({
  brutomaandinkomen: undefined,
  dertiendemaand: 'nee',
  vakantiegeld: 'nee',
})

/**
 * The yearly income, in whole euros: twelve months, 8% holiday allowance on those, and one more month for a 13th.
 * Without a monthly income, or above 99.999.999, there is none.
 */
export const berekenJaarinkomen = (berekening: Inkomensberekening): Bedrag | undefined => {
  if (berekening.brutomaandinkomen === undefined) return undefined
  const twaalfMaanden = 12 * (berekening.vakantiegeld === 'ja' ? 108 : 100)
  const procenten = twaalfMaanden + (berekening.dertiendemaand === 'ja' ? 100 : 0)
  const jaarinkomen = Math.round((berekening.brutomaandinkomen * procenten) / 100)
  return isBedrag(jaarinkomen) ? jaarinkomen : undefined
}
