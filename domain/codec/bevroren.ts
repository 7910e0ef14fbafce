/** Freezes an object and every object in it, and returns that same object. Skips an object that is already frozen. */
export const bevroren = <T extends object>(waarde: T): T => {
  for (const inhoud of Object.values(waarde) as readonly unknown[]) {
    if (typeof inhoud === 'object' && inhoud !== null && !Object.isFrozen(inhoud)) bevroren(inhoud)
  }
  return Object.freeze(waarde)
}

/** Whether a value and every value in it are frozen. A value that is not an object counts as frozen. */
export const isBevroren = (waarde: unknown): boolean =>
  typeof waarde !== 'object' ||
  waarde === null ||
  (Object.isFrozen(waarde) && Object.values(waarde as Readonly<Record<string, unknown>>).every(isBevroren))
