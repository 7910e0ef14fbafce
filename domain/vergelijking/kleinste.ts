/** A function that tests a whole number. */
export type NumberPredicate = (getal: number) => boolean

/**
 * Returns the first whole number from `van` up to and including `tot` that passes the test, by binary search. Undefined
 * when none passes. After a number that passes, every larger number up to `tot` must pass too.
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
 * passes. Directly after a number that passes, only a number in `drempels` may fail. Each range between two numbers in
 * `drempels` is therefore searched separately.
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

/**
 * Whether all whole numbers from `van` to `hoogstens` pass the test. `van` must pass. Tests only the numbers in
 * `drempels`, because only these may fail directly after a number that passes.
 */
export const geldtVanaf = (
  toets: NumberPredicate,
  van: number,
  hoogstens: number,
  drempels: readonly number[],
): boolean => drempels.every((drempel) => drempel <= van || drempel > hoogstens || toets(drempel))
