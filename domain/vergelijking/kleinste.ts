/** A test of a whole number. */
export type NumberPredicate = (getal: number) => boolean

/**
 * Returns the first whole number from `van` up to and including `tot` that passes the test, by binary search. Undefined
 * when none passes. Every number after the first that passes must pass too.
 */
export const eersteIn = (toets: NumberPredicate, van: number, tot: number): number | undefined => {
  if (van > tot || !toets(tot)) return undefined
  let laag = van
  let hoog = tot
  while (laag < hoog) {
    const midden = Math.floor((laag + hoog) / 2)
    if (toets(midden)) hoog = midden
    else laag = midden + 1
  }
  return hoog
}

/**
 * Returns the smallest whole number from 1 up to and including `hoogstens` that passes the test; undefined when none
 * passes. The test may start to fail again only at a number of `drempels`, so each stretch between two of them gets its
 * own binary search.
 */
export const kleinste = (
  toets: NumberPredicate,
  hoogstens: number,
  drempels: readonly number[],
): number | undefined => {
  const grenzen = new Set(drempels.filter((drempel) => drempel > 1 && drempel <= hoogstens))
  const begin = [1, ...[...grenzen].sort((een, ander) => een - ander)]
  for (const [nummer, van] of begin.entries()) {
    const gevonden = eersteIn(toets, van, (begin[nummer + 1] ?? hoogstens + 1) - 1)
    if (gevonden !== undefined) return gevonden
  }
  return undefined
}

/** Whether every number from `van` to `hoogstens` (included) passes a test of {@link kleinste}; `van` must pass. */
export const geldtVanaf = (
  toets: NumberPredicate,
  van: number,
  hoogstens: number,
  drempels: readonly number[],
): boolean => drempels.every((drempel) => drempel <= van || drempel > hoogstens || toets(drempel))
