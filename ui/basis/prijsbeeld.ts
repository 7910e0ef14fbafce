/** What the price line shows: how far the buyers can buy, and where the home stands. Whole euros. */
export interface Prijsbeeld {
  /** The highest price that the buyers can pay. */
  readonly kopenTot: number
  /** Whether `kopenTot` is rounded down to hundreds, as it is without a price of a home. */
  readonly isOngeveer: boolean
  /** Whether some prices below `kopenTot` may not be possible. */
  readonly isVan: boolean
  /** The own money that `kopenTot` takes, if the buyers have too little for any price; otherwise undefined. */
  readonly nodigEigenGeld: number | undefined
  /** The price of the home; undefined without a price. */
  readonly prijs: number | undefined
}
