import { either, function as fp } from 'fp-ts'

import { asTyped, parseDatum } from '../../../domain/invoer'

/** The type that a cell is read as. */
export type CellKind = 'getal' | 'jaNee' | 'datum' | 'tekst'

/** Matches a number with thousands separators, all the same, and optional decimals after the other sign. */
const GROUPED = /^(-?[1-9]\d{0,2}([., ])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/

/** Matches a number with one point or comma before three digits, which may mean thousands or decimals. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/

const PLAIN = /^-?\d+(?:[.,]\d+)?$/

/** Matches text that needs no normalisation. */
const TYPED = /^[\d.,-]*$/

const EXPECTED_NUMBER = 'verwacht een getal zoals 1234,56 of 1234.56'

const MELDING_AMBIGUOUS =
  'is op twee manieren te lezen: schrijf duizendtallen zonder punt of komma, en een bedrag met hooguit twee decimalen'

/**
 * Reads a number, or refuses an ambiguous one. After a currency sign, a point or comma before three digits separates
 * thousands. Refuses an exponent, because a spreadsheet rounds numbers that it shows with one.
 */
const readGetal = (tekst: string): either.Either<string, number> => {
  const [, currency, getal = ''] = /^(€ *)?(.*)$/s.exec(TYPED.test(tekst) ? tekst : asTyped(tekst)) ?? []
  if (currency === undefined && AMBIGUOUS.test(getal)) return either.left(MELDING_AMBIGUOUS)
  const [, groups, , decimals = ''] = GROUPED.exec(getal) ?? []
  if (groups !== undefined) return either.right(Number(`${groups.replace(/[., ]/g, '')}.${decimals}`))
  return PLAIN.test(getal) ? either.right(Number(getal.replace(',', '.'))) : either.left(EXPECTED_NUMBER)
}

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['ja', 'waar', 'true'].map((word) => [word, true] as const),
  ...['nee', 'onwaar', 'false'].map((word) => [word, false] as const),
])

const readJaNee = (tekst: string): either.Either<string, boolean> =>
  either.fromNullable('verwacht ja of nee, waar of onwaar, of true of false')(WORDS.get(tekst.toLowerCase()))

const readDatum = (tekst: string): either.Either<string, unknown> =>
  fp.pipe(
    parseDatum(tekst),
    either.mapLeft(() => 'verwacht een datum als jjjj-mm-dd of dd-mm-jjjj'),
  )

const READERS: Readonly<Record<CellKind, (tekst: string) => either.Either<string, unknown>>> = {
  getal: readGetal,
  jaNee: readJaNee,
  datum: readDatum,
  tekst: either.right,
}

/** Reads a filled cell, or returns a Dutch sentence with the expected notation. Never repeats the text of the cell. */
export const readCell = (kind: CellKind, tekst: string): either.Either<string, unknown> => READERS[kind](tekst)
