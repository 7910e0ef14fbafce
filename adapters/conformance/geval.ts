import { readFileSync } from 'node:fs'

import {
  normenVan,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type Rekenkader,
} from '../../domain'

/** Where a value lies beside a bound: one step below it, on it, or above it. */
export type Ligging = 'onder' | 'op' | 'boven'

/** A bound at which another branch of a rule begins, and on which side of it a case stands. */
export interface Rand {
  /** The norm with the part of it that has the bound, such as `financieringslast.onderAow.rijen`, or a rule. */
  readonly van: string
  /** The bound itself. Euro, percent or months, as the field in `veld` is. */
  readonly grens: number
  /** On which side of it this case stands. */
  readonly ligging: Ligging
  /** The step of the trail that takes another branch there, by its id. */
  readonly stap: string
  /** The field of this case by which it moves, such as `verzoek.onderpand.koopsom`. */
  readonly veld: string
  /** The smallest step in that field. In its unit: 1 euro, 0.01 euro, 0.001 percent, or months. */
  readonly verzet: number
}

/** What a case takes as given besides its request, in full: nothing in it is left to a default. */
export interface Gevalkader extends Required<Omit<Rekenkader, 'normen'>> {
  /** The year of the norms. */
  readonly normjaar: Normjaar
}

/** What another calculation is asked: the request of a case, and what it takes as given. */
export interface Gevalvraag {
  /** The name of the case, which no other has. */
  readonly geval: string
  /** What is taken as given: the norm year, rates, cost items, and who is exempt as a starter. */
  readonly kader: Gevalkader
  /** The request: the body of the calculation call. Amounts in euro, income a year, debts a month. */
  readonly verzoek: FinancieringsOpzetVerzoek
}

/** A case: a request with what it must come to, what it stands at the edge of, and where that is written. */
export interface Geval extends Gevalvraag {
  /** What it is a case of, in Dutch. */
  readonly omschrijving: string
  /** Every bound that it stands at; none of an example that was published. */
  readonly randen: readonly Rand[]
  /** Where the rules at those bounds are written, or where the example was published. */
  readonly bronnen: readonly string[]
  /** The record that is expected. Amounts in euro, to the cent. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** Every case, a line of JSON each: what the package has as `hypotheek-orientatie/conformance/gevallen.ndjson`. */
const FILE = new URL('gevallen.ndjson', import.meta.url)

/** Reads every case, in the order of the file. Throws when the file is not there. */
export const readGevallen = (): readonly Geval[] =>
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Geval)

/** What this calculator takes as given for a case, to calculate or explain it with the functions of `/domain`. */
export const toRekenkader = ({ kader: { normjaar, ...kader } }: Pick<Gevalvraag, 'kader'>): Rekenkader => ({
  ...kader,
  normen: normenVan(normjaar),
})
