/** What the price line shows: how far the buyers can buy, and where the home stands. Whole euros. */
export interface Prijsbeeld {
  /** The highest price that the buyers can pay. */
  readonly kopenTot: number
  /** Whether `kopenTot` is rounded down to hundreds, as it is without a price of a home. */
  readonly isOngeveer: boolean
  /** Whether some prices below `kopenTot` may not be possible. */
  readonly isVan: boolean
  /** Whether the buyers need more own money than they have for `kopenTot`: they have too little for any price. */
  readonly isMetMeerGeld: boolean
  /** The price of the home; undefined without a price. */
  readonly prijs: number | undefined
}
