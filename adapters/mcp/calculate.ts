import { either, function as fp } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normenVan,
  normjaarIn,
  ontbrekendNormjaar,
  vorigNormjaar,
  type Berekening,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type LokaleGrond,
  type Rekenkader,
  type Rentetarieven,
  type TarievenPerLabel,
  type Uitkomst,
} from '../../domain'
import type { Startersvrijstelling } from '../../domain/orientatie'
import { createRekenbewijs, type Rekenbewijs } from '../../domain/bewijs'
import type { NieuwereNormen } from '../../application'
import { isVerouderd } from '../files'
import { verantwoord, type Verantwoording } from '../../domain/uitleg'
import { refusalOf } from './assistentTekst'

/** The data that the server adds to the input of an assistant, in order to calculate a request. */
export interface ToolContext {
  /** The rates, percent a year, per brand and period in months. */
  readonly tarieven: TarievenPerLabel
  /** Whether `tarieven` are the example rates, which no provider offers. */
  readonly isVoorbeeldrente: boolean
  readonly nu: () => Date
}

/** The input fields that all tools share. */
export interface ToolInput {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly normjaar?: Normjaar | undefined
  readonly rentetarieven?: Rentetarieven | undefined
  /** Whether rates below 0.1 or above 20 percent are intended; tools refuse such rates otherwise. */
  readonly ongewoneRentes?: boolean | undefined
  /** Whether an income that looks monthly is confirmed to be an income a year. */
  readonly inkomenPerJaar?: boolean | undefined
  readonly startersvrijstelling?: Startersvrijstelling | undefined
  /** Whether the reply lists the assumptions of the calculation. */
  readonly aannames?: boolean | undefined
}

type OntbrekendeNormen = Extract<NieuwereNormen, { _tag: 'Ontbreken' }>

/** A calculation with its trail and its rekenbewijs. */
export interface Calculation extends Uitkomst {
  readonly grond: LokaleGrond
  /** The norms of the calendar year that are not known, with the maximum of the year before; undefined when known. */
  readonly ontbreken: OntbrekendeNormen | undefined
  readonly isVerouderd: boolean
  readonly verantwoording: Verantwoording
  readonly rekenbewijs: Rekenbewijs
}

/** Returns the rekenkader; by default with the newest norm year that has begun, the brand's rates and no exemption. */
export const kaderVan = (
  { verzoek, normjaar, rentetarieven, startersvrijstelling = 'nee' }: ToolInput,
  { tarieven, nu }: ToolContext,
): Rekenkader => ({
  normen: normenVan(normjaar ?? normjaarIn(nu().getFullYear())),
  rentetarieven: rentetarieven ?? tarieven[verzoek.labelCode],
  startersvrijstelling,
})

/** Returns the calculation of an input with its trail and rekenbewijs, or Dutch sentences about why it fails. */
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
        financieringsOpzet,
        grond: {
          plaats: 'lokaal',
          verzoek,
          kader,
          isVoorbeeldrente: context.isVoorbeeldrente && rentetarieven === undefined,
        },
        ontbreken: ontbrekendeNormen(verzoek, kader, context.nu()),
        isVerouderd: isVerouderd(kader.normen.jaar, context.nu()),
        verantwoording,
        rekenbewijs,
      }),
    ),
  )
}

/** Returns the norms of the year of `nu` if these are not known, with what the change to the norms of `kader` did. */
const ontbrekendeNormen = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  nu: Date,
): OntbrekendeNormen | undefined => {
  const normjaar = ontbrekendNormjaar(kader.normen.jaar, nu.getFullYear())
  if (normjaar === undefined) return undefined
  const vorig = vorigNormjaar(kader.normen.jaar)
  const maximum =
    vorig &&
    either.match(
      () => undefined,
      ({ financieringsOpzet }: Berekening) => financieringsOpzet.maximaleHypotheekOpInkomen,
    )(berekenFinancieringsOpzet(verzoek, { ...kader, normen: normenVan(vorig) }))
  return {
    _tag: 'Ontbreken',
    normjaar,
    vanUitkomst: kader.normen.jaar,
    daarvoor:
      vorig && maximum !== undefined
        ? { normjaar: vorig, maximum: { maximaleHypotheekOpInkomen: maximum, isVoorstel: false } }
        : undefined,
  }
}
