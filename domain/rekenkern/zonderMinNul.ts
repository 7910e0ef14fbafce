/**
 * The same values with 0 for every -0, which JSON can hold and no amount is; the very same object when there is none.
 */
export const zonderMinNul = <T extends object>(waarden: T): T =>
  Object.values(waarden).some((waarde) => Object.is(waarde, -0))
    ? (Object.fromEntries(Object.entries(waarden).map(([naam, waarde]) => [naam, waarde === 0 ? 0 : waarde])) as T)
    : waarden
