import { either, function as fp } from 'fp-ts'

import { asTyped, parseDatum } from '../../../domain/invoer'
import { ENERGIELABELS, naamVanEnergielabel } from '../../../domain/orientatie'

/** The type of the value in a cell; for a choice, the possible values. */
export type CellKind = 'getal' | 'jaNee' | 'datum' | 'tekst' | readonly string[]

/**
 * Matches a number with thousands separators that are all the same character. The decimals may follow a point or comma,
 * if that is another character than the thousands separator.
 */
const GROUPED = /^(-?[1-9]\d{0,2}([., ])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/

/** Matches a number whose only point or comma may mark thousands or decimals: `1.234`, not `0.125` or `1234.567`. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/

const PLAIN = /^-?\d+(?:[.,]\d+)?$/

/** Matches text of digits, points, commas and hyphens only, which {@link asTyped} need not normalise. */
const TYPED = /^[\d.,-]*$/

/** Matches the signs of an amount in euro: a currency before or after the number, or hyphens that mean no cents. */
const MONEY = /^(?:€|euro?) *|(?:[.,]-{1,2})? *(?:€|euro?)$|[.,]-{1,2}$/gi

/** The zero of a spreadsheet in the notation for accounts: `€ -`. */
const NOTHING = '-'

const EXPECTED_NUMBER = 'verwacht een getal zoals 1234,56 of 1234.56'

const MELDING_AMBIGUOUS =
  'is op twee manieren te lezen: schrijf duizendtallen zonder punt of komma, en een bedrag met hooguit twee decimalen'

/**
 * Returns the number in a text, or a Dutch sentence when it is ambiguous or no number. In an amount with a currency, or
 * with `,-`, a point or comma before three digits separates thousands. An exponent is refused: spreadsheets round
 * numbers with an exponent.
 */
const readGetal = (tekst: string): either.Either<string, number> => {
  const getypt = TYPED.test(tekst) ? tekst : asTyped(tekst)
  const getal = getypt.replace(MONEY, '')
  const isMoney = getal !== getypt
  if (isMoney && getal === NOTHING) return either.right(0)
  if (!isMoney && AMBIGUOUS.test(getal)) return either.left(MELDING_AMBIGUOUS)
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

const READERS: Readonly<Record<CellKind & string, (tekst: string) => either.Either<string, unknown>>> = {
  getal: readGetal,
  jaNee: readJaNee,
  datum: readDatum,
  tekst: either.right,
}

/** The energy labels by the name that a screen shows, in small letters: `a++++` is A4. */
const ENERGY_LABELS: ReadonlyMap<string, string> = new Map(
  ENERGIELABELS.map((label) => [naamVanEnergielabel(label).toLowerCase(), label]),
)

/** Returns the choice in a text, whose letters may be capitals or not; the text itself when it is no choice. */
const readChoice = (tekst: string, choices: readonly string[]): string => {
  const small = tekst.toLowerCase()
  const label = ENERGY_LABELS.get(small)
  if (label !== undefined && choices.includes(label)) return label
  return choices.find((choice) => choice.toLowerCase() === small) ?? tekst
}

/** Returns the value of a filled cell, or a Dutch sentence about the expected notation that never repeats the cell. */
export const readCell = (kind: CellKind, tekst: string): either.Either<string, unknown> =>
  typeof kind === 'string' ? READERS[kind](tekst) : either.right(readChoice(tekst, kind))
