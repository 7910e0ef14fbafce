/** Is this so for a whole number? */
export type NumberPredicate = (getal: number) => boolean

/**
 * The first whole number from `van` up to and with `tot` for which a test holds that, once it holds, holds for every
 * number after it; undefined when it never does.
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
 * The smallest whole number from 1 up to and with `hoogstens` for which a test holds; undefined when there is none. The
 * test may begin to fail again at the `drempels` alone: the pieces between them are walked one after another.
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

/** Does such a test hold from `van` up to and with `hoogstens`, when it holds for `van`? */
export const geldtVanaf = (
  toets: NumberPredicate,
  van: number,
  hoogstens: number,
  drempels: readonly number[],
): boolean => drempels.every((drempel) => drempel <= van || drempel > hoogstens || toets(drempel))
