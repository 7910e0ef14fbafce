import { either, function as fp } from 'fp-ts'

import type { Uitkomstgrond } from '../../application'
import {
  berekenFinancieringsOpzet,
  normenVan,
  normjaarIn,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type Rekenkader,
  type Rentetarieven,
  type TarievenPerLabel,
} from '../../domain'
import type { Startersvrijstelling } from '../../domain/orientatie'
import { createRekenbewijs, type Rekenbewijs } from '../../domain/bewijs'
import { verantwoord, type Verantwoording } from '../../domain/uitleg'
import { refusalOf } from './assistentTekst'

/** The data of the server that a calculation uses, besides the input of the assistant. */
export interface ToolContext {
  /** The rates, percent a year, per brand and period in months. */
  readonly tarieven: TarievenPerLabel
  /** Whether those rates are examples, which nobody offers. */
  readonly isVoorbeeldrente: boolean
  readonly nu: () => Date
}

/** The input that all tools share. */
export interface ToolInput {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly normjaar?: Normjaar | undefined
  readonly rentetarieven?: Rentetarieven | undefined
  /** Whether rates that look like typing errors are confirmed. */
  readonly ongewoneRentes?: boolean | undefined
  /** Whether yearly incomes that look like monthly ones are confirmed. */
  readonly inkomenPerJaar?: boolean | undefined
  readonly startersvrijstelling?: Startersvrijstelling | undefined
  /** Whether the answer must list its assumptions. */
  readonly aannames?: boolean | undefined
}

/** A calculation with everything that an answer reports about it. */
export interface Calculation extends Uitkomstgrond {
  readonly verantwoording: Verantwoording
  readonly rekenbewijs: Rekenbewijs
}

/** Returns the rekenkader of a question. Defaults: the newest norm year that has begun, and the rates of the brand. */
export const kaderVan = (
  { verzoek, normjaar, rentetarieven, startersvrijstelling = 'nee' }: ToolInput,
  { tarieven, nu }: ToolContext,
): Rekenkader => ({
  normen: normenVan(normjaar ?? normjaarIn(nu().getFullYear())),
  rentetarieven: rentetarieven ?? tarieven[verzoek.labelCode],
  startersvrijstelling,
})

/** Calculates a question, with its trail and rekenbewijs; or returns a Dutch sentence about why it cannot. */
export const calculate = (
  input: ToolInput,
  context: ToolContext,
  kader = kaderVan(input, context),
): either.Either<readonly string[], Calculation> => {
  const { verzoek, rentetarieven } = input
  return fp.pipe(
    either.Do,
    either.bind('berekening', () => berekenFinancieringsOpzet(verzoek, kader)),
    either.bind('verantwoording', () => verantwoord(verzoek, kader)),
    either.bind('rekenbewijs', () => createRekenbewijs(verzoek, kader)),
    either.bimap(
      (fout) => [refusalOf(fout, verzoek, kader)],
      ({ berekening: { financieringsOpzet }, verantwoording, rekenbewijs }) => ({
        verzoek,
        kader,
        isEigen: true,
        isVoorbeeldrente: context.isVoorbeeldrente && rentetarieven === undefined,
        financieringsOpzet,
        verantwoording,
        rekenbewijs,
      }),
    ),
  )
}
