/** The sum of amounts (euro) of which some may be absent. */
export const somVan = (bedragen: readonly (number | undefined)[]): number =>
  bedragen.reduce<number>((som, bedrag = 0) => som + bedrag, 0)
