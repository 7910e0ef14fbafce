/** What selling the old home costs, in percent of its price; a choice of this calculator. */
export const MAKELAARSPERCENTAGE = 2

/** What selling the old home costs, in euro. */
export const makelaarskosten = (invoer: { readonly verkoopprijs: number; readonly percentage: number }): number =>
  (invoer.verkoopprijs * invoer.percentage) / 100

/** What the sale leaves after its costs and the old mortgage, in euro; negative when it falls short. */
export const verkoopsaldo = (invoer: {
  readonly verkoopprijs: number
  readonly makelaarskosten: number
  readonly huidigHypotheekbedrag?: number | undefined
}): number => invoer.verkoopprijs - invoer.makelaarskosten - (invoer.huidigHypotheekbedrag ?? 0)

/** What the sale brings in, in euro. */
export const overwaarde = (invoer: { readonly saldo: number }): number => Math.max(0, invoer.saldo)

/** The debt the sale leaves, in euro. */
export const restschuld = (invoer: { readonly saldo: number }): number => Math.max(0, -invoer.saldo)

/** The sale of the old home, in euro. */
export interface Verkoop {
  readonly verkoopprijs: number
  readonly huidigHypotheekbedrag: number | undefined
  readonly makelaarskosten: number
  readonly saldo: number
  readonly overwaarde: number
  readonly restschuld: number
}

/** Works out the sale of an old home at a price, with the mortgage that stands on it (euro). */
export const verkoop = (verkoopprijs: number, huidigHypotheekbedrag: number | undefined): Verkoop => {
  const kosten = makelaarskosten({ verkoopprijs, percentage: MAKELAARSPERCENTAGE })
  const saldo = verkoopsaldo({ verkoopprijs, makelaarskosten: kosten, huidigHypotheekbedrag })
  return {
    verkoopprijs,
    huidigHypotheekbedrag,
    makelaarskosten: kosten,
    saldo,
    overwaarde: overwaarde({ saldo }),
    restschuld: restschuld({ saldo }),
  }
}
