import { ENERGIELABELS, type EnergielabelType } from '../orientatie'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../verzoek'

/** From worst to best; no label is none of them. */
const LABELS_OPLOPEND: readonly EnergielabelType[] = ENERGIELABELS.filter((label) => label !== 'Onbekend').toReversed()

/** The energy labels better than one, from the one next to it on; every label is better than none. */
export const labelsBeterDan = (energielabelType: EnergielabelType): readonly EnergielabelType[] =>
  LABELS_OPLOPEND.slice(LABELS_OPLOPEND.indexOf(energielabelType) + 1)

/** The request with something else of one applicant. */
export const metHypotheekgever = (
  verzoek: FinancieringsOpzetVerzoek,
  ander: Hypotheekgever,
): FinancieringsOpzetVerzoek => ({
  ...verzoek,
  hypotheekgevers: verzoek.hypotheekgevers.map((gever) => (gever.volgnummer === ander.volgnummer ? ander : gever)),
})

/** An applicant with another yearly income, in euro. */
export const metInkomen = (gever: Hypotheekgever, bedrag: number): Hypotheekgever => ({
  ...gever,
  inkomsten: { ...gever.inkomsten, bedrag },
})
