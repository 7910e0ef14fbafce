import type { KostenDetails, Samenvatting, SamenvattingLine, Uitkomstmelding } from '../../application'
import { naamVanCijfer } from '../../domain/uitleg'
import type { BerekeningFout } from '../../domain/orientatie'
import { showToelichting, showValue } from '../samenvatting/lineText'
import { samenvattingLabels, samenvattingTekst } from './samenvatting'
import { foutTekst, meldingen } from './nl'
import { renteTekst } from './rente'

/** A line of the summary in words. */
export interface RegelTekst {
  /** What the line is about. */
  readonly label: string
  /** The amount in whole euros, `-` for one that is not known, or `n.b.` for one that an adviser determines. */
  readonly waarde: string
  /** Why the amount differs from one near it; undefined when there is nothing to say. */
  readonly toelichting: string | undefined
}

/** A line of the summary in words, as the summary of the calculator has it. */
export const regelTekst = ({ key, waarde, toelichting }: SamenvattingLine): RegelTekst => ({
  label: samenvattingLabels[key],
  waarde: showValue(waarde),
  toelichting: toelichting && showToelichting(toelichting),
})

/** A part of the summary that has a title of its own. */
export type Samenvattingdeel = keyof Samenvatting | Exclude<keyof KostenDetails, 'overgeblevenOverwaarde'>

/** The title of a part of the summary. */
export const titelTekst = (deel: Samenvattingdeel): string => samenvattingTekst[deel]

/** A figure of the record that a calculation gives. */
export type BenoemdCijfer = Parameters<typeof naamVanCijfer>[0]

/** What a figure of the record is called, as in its explanation. */
export const cijferTekst = (cijfer: BenoemdCijfer): string => naamVanCijfer(cijfer)

/**
 * What there is to say beside the questions: of the outcome (`waarschuwing`, `schatting`), that its figures are still
 * to come, belong to earlier answers or are new, and that answers are missing.
 */
export type Melding = Uitkomstmelding | 'nogNietBerekend' | 'verouderd' | 'herberekening' | 'nogNietVerder'

const meldingZinnen: Readonly<Record<Melding, string>> = {
  waarschuwing: renteTekst.letOp,
  schatting: renteTekst.inschatting,
  nogNietBerekend: samenvattingTekst.nogNietBerekend,
  verouderd: meldingen.verouderd,
  herberekening: meldingen.herberekening,
  nogNietVerder: meldingen.nogNietVerder,
}

/** A message of the calculator; of a calculation that failed, why, and what to do. */
export const meldingTekst = (melding: Melding | BerekeningFout): string =>
  typeof melding === 'string' ? meldingZinnen[melding] : foutTekst(melding)
