/** Is this so for a whole number? */
export type NumberPredicate = (getal: number) => boolean

/**
 * The first whole number from `van` up to and including `tot` that passes the test, by halving; undefined when none
 * does. From the first number that passes on, every number must pass.
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
 * The smallest whole number from 1 up to and including `hoogstens` that passes the test; undefined when none does. Only
 * at a number of `drempels` may the test begin to fail again, so each stretch between two of them is searched by
 * halving.
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

/** Given that `van` passes such a test, does every number from `van` up to and including `hoogstens` pass it? */
export const geldtVanaf = (
  toets: NumberPredicate,
  van: number,
  hoogstens: number,
  drempels: readonly number[],
): boolean => drempels.every((drempel) => drempel <= van || drempel > hoogstens || toets(drempel))
