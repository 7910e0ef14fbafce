import { readFileSync } from 'node:fs'

import {
  normenVan,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type Rekenkader,
} from '../../domain'

/** The position of a value relative to a threshold: below it, on it, or above it. */
export type Ligging = 'onder' | 'op' | 'boven'

/** A threshold at which the outcome of a rule changes, and the side of the threshold that a test case is on. */
export interface Rand {
  /** The part of a norm with the threshold, such as `financieringslast.onderAow.rijen`, or the name of a rule. */
  readonly van: string
  /** The threshold. In the unit of `veld`: euro, percent or months. */
  readonly grens: number
  /** The side of the threshold that this test case is on. */
  readonly ligging: Ligging
  /** The id of the step in the trail that calculates differently on the other side of the threshold. */
  readonly stap: string
  /** The field that moves this test case across the threshold, such as `verzoek.onderpand.koopsom`. */
  readonly veld: string
  /** The smallest change of `veld`, in its unit: 1 euro, 0.01 euro, 0.001 percent, or a number of months. */
  readonly verzet: number
}

/** The settings of a test case. All settings are present, so that no default applies. */
export interface Gevalkader extends Required<Omit<Rekenkader, 'normen'>> {
  /** The year of the norms. */
  readonly normjaar: Normjaar
}

/** A test case without its expected result: the input for another calculator. */
export interface Gevalvraag {
  /** The unique name of the test case. */
  readonly geval: string
  /** The settings: norm year, rates, cost items, and which buyers are exempt as starters. */
  readonly kader: Gevalkader
  /** The request: the body of the calculation call. Amounts in euro, income a year, debts a month. */
  readonly verzoek: FinancieringsOpzetVerzoek
}

/** A test case: request, expected result, the thresholds that it tests, and their sources. */
export interface Geval extends Gevalvraag {
  /** What the test case tests, in Dutch. */
  readonly omschrijving: string
  /** The thresholds that the test case tests; empty for a published or checked example. */
  readonly randen: readonly Rand[]
  /** The sources of the rules at the thresholds, or of the example. */
  readonly bronnen: readonly string[]
  /** The expected result. Amounts in euro, to the cent. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** The file with a test case in each line of JSON, published as `hypotheek-orientatie/conformance/gevallen.ndjson`. */
const FILE = new URL('gevallen.ndjson', import.meta.url)

/**
 * Returns all test cases, in the order of the file. Throws when the file is missing.
 * @example
 * readGevallen().length // 648
 * Object.keys(readGevallen()[0])
 * // [ 'geval', 'omschrijving', 'randen', 'bronnen', 'kader', 'verzoek', 'financieringsOpzet' ]
 */
export const readGevallen = (): readonly Geval[] =>
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Geval)

/**
 * Returns the rekenkader of a test case, with which functions of `/domain` can calculate or explain the test case.
 * @example
 * const [geval] = readGevallen()
 * toRekenkader(geval).normen.jaar // 2025
 */
export const toRekenkader = ({ kader: { normjaar, ...kader } }: Pick<Gevalvraag, 'kader'>): Rekenkader => ({
  ...kader,
  normen: normenVan(normjaar),
})
