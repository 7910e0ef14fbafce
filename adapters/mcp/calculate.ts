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

/** What the answers are made with, beside what an assistant sends. */
export interface ToolContext {
  /** Percent a year, per brand and period in months. */
  readonly tarieven: TarievenPerLabel
  /** Are those rates examples, which nobody offers? */
  readonly isVoorbeeldrente: boolean
  readonly nu: () => Date
}

/** What an assistant sends with every call. */
export interface ToolInput {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly normjaar?: Normjaar | undefined
  readonly rentetarieven?: Rentetarieven | undefined
  /** Are rates meant that are mostly slips? */
  readonly ongewoneRentes?: boolean | undefined
  /** Are incomes of a year meant that look like those of a month? */
  readonly inkomenPerJaar?: boolean | undefined
  readonly startersvrijstelling?: Startersvrijstelling | undefined
  /** Is the answer to say what it assumes or leaves out? */
  readonly aannames?: boolean | undefined
}

/** A calculation with all that an answer says of it. */
export interface Calculation extends Uitkomstgrond {
  readonly verantwoording: Verantwoording
  readonly rekenbewijs: Rekenbewijs
}

/** The frame of a question: its own year and rates, or else the newest that has begun and the rates of the brand. */
export const kaderVan = (
  { verzoek, normjaar, rentetarieven, startersvrijstelling = 'nee' }: ToolInput,
  { tarieven, nu }: ToolContext,
): Rekenkader => ({
  normen: normenVan(normjaar ?? normjaarIn(nu().getFullYear())),
  rentetarieven: rentetarieven ?? tarieven[verzoek.labelCode],
  startersvrijstelling,
})

/** Calculates a question, with the trail and the receipt; or says in Dutch why there is no outcome. */
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
