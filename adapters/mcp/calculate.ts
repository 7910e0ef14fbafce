import { either, function as fp } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normenVan,
  normjaarIn,
  nieuwerNormjaar,
  ontbrekendNormjaar,
  voorstellenIn,
  vorigNormjaar,
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
import type { NieuwereNormen, NieuwMaximum } from '../../application'
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

/** A calculation with its trail and its rekenbewijs. */
export interface Calculation extends Uitkomst {
  readonly grond: LokaleGrond
  /** What a reader must know if the norms of the calendar year are not known; undefined when these are known. */
  readonly nieuwere: NieuwereNormen | undefined
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
        nieuwere: nieuwereNormenVan(verzoek, kader, context.nu().getFullYear()),
        isVerouderd: isVerouderd(kader.normen.jaar, context.nu()),
        verantwoording,
        rekenbewijs,
      }),
    ),
  )
}

/**
 * Returns what a reader must know if the norms of the year `nu` are not known: which norms are newer than those of
 * `kader`, or else what the last change of year did.
 */
const nieuwereNormenVan = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  nu: number,
): NieuwereNormen | undefined => {
  const { jaar } = kader.normen
  const ontbrekend = ontbrekendNormjaar(jaar, nu)
  if (ontbrekend === undefined) return undefined
  const nieuwer = nieuwerNormjaar(jaar, nu)
  if (nieuwer !== undefined)
    return { _tag: 'Bekend', normjaar: nieuwer, maximum: maximumIn(nieuwer, verzoek, kader), ontbrekend }
  const vorig = vorigNormjaar(jaar)
  const maximum = vorig && maximumIn(vorig, verzoek, kader)
  return {
    _tag: 'Ontbreken',
    normjaar: ontbrekend,
    vanUitkomst: jaar,
    daarvoor: vorig && maximum && { normjaar: vorig, maximum },
  }
}

/** Returns the maximum mortgage on income under the norms of `jaar`; undefined when the calculation fails. */
const maximumIn = (jaar: Normjaar, verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): NieuwMaximum | undefined => {
  const normen = normenVan(jaar)
  const berekening = berekenFinancieringsOpzet(verzoek, { ...kader, normen })
  if (either.isLeft(berekening)) return undefined
  const { maximaleHypotheekOpInkomen } = berekening.right.financieringsOpzet
  return { maximaleHypotheekOpInkomen, isVoorstel: voorstellenIn(normen).length > 0 }
}
