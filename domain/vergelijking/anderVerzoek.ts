import { optelsom } from '../geld/bedrag'
import { ENERGIELABELS, type EnergielabelType } from '../antwoorden/keuzes'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../antwoorden/verzoek'
import { periodesVan } from '../antwoorden/rentevastePeriode'
import { aflosvelden } from '../vragen/schulden'
import type { Ander } from './verandering'

/** The energy labels from worst to best, without `Onbekend`. */
const LABELS_OPLOPEND: readonly EnergielabelType[] = ENERGIELABELS.filter((label) => label !== 'Onbekend').toReversed()

/** Returns the energy labels better than this one, nearest first; every label is better than `Onbekend`. */
const labelsBeterDan = (energielabelType: EnergielabelType): readonly EnergielabelType[] =>
  LABELS_OPLOPEND.slice(LABELS_OPLOPEND.indexOf(energielabelType) + 1)

/** Returns the request in which `ander` replaces the applicant with the same `volgnummer`. */
export const metHypotheekgever = (
  verzoek: FinancieringsOpzetVerzoek,
  ander: Hypotheekgever,
): FinancieringsOpzetVerzoek => ({
  ...verzoek,
  hypotheekgevers: verzoek.hypotheekgevers.map((gever) => (gever.volgnummer === ander.volgnummer ? ander : gever)),
})

/** Returns the applicant with another yearly income, in euro. */
export const metInkomen = (gever: Hypotheekgever, bedrag: number): Hypotheekgever => ({
  ...gever,
  inkomsten: { ...gever.inkomsten, bedrag },
})

/**
 * Returns the monthly cost of the debts of all applicants that a change can lower, in euro.
 * @example
 * schuldenVan(verzoek) // 0
 */
export const schuldenVan = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): number =>
  optelsom(hypotheekgevers.flatMap(({ uitgaven }) => aflosvelden().map((schuld) => uitgaven[schuld] ?? 0)))

/**
 * Returns the request with the monthly cost of debts lowered by `minder` euro, but not below 0. The rows of the debts
 * in `domain/vragen` tell which debts are lowered, and in which order.
 */
export const metMinderSchulden = (verzoek: FinancieringsOpzetVerzoek, minder: number): FinancieringsOpzetVerzoek => {
  let over = minder
  const uitgaven = verzoek.hypotheekgevers.map((gever) => ({ ...gever.uitgaven }))
  for (const schuld of aflosvelden()) {
    for (const van of uitgaven) {
      const bedrag = van[schuld] ?? 0
      const eraf = Math.min(bedrag, over)
      over -= eraf
      if (eraf > 0) van[schuld] = bedrag - eraf
    }
  }
  const hypotheekgevers = verzoek.hypotheekgevers.map((gever, plaats) => ({
    ...gever,
    uitgaven: uitgaven[plaats] ?? gever.uitgaven,
  }))
  return { ...verzoek, hypotheekgevers }
}

/** Returns one change for each fixed-rate period of the brand except the requested period, shortest period first. */
export const anderePeriodes = (verzoek: FinancieringsOpzetVerzoek): readonly Ander[] =>
  periodesVan(verzoek.labelCode)
    .filter((periode) => periode !== verzoek.rentevastperiode)
    .map((rentevastperiode) => ({
      verandering: { soort: 'anderePeriode', rentevastperiode },
      verzoek: { ...verzoek, rentevastperiode },
    }))

/**
 * Returns one change for each energy label that is better than the label of the home, nearest label first. Empty
 * without a home or its energy label, and for the best label.
 */
export const betereEnergielabels = (verzoek: FinancieringsOpzetVerzoek): readonly Ander[] => {
  const { onderpand } = verzoek
  return onderpand?.energielabelType === undefined
    ? []
    : labelsBeterDan(onderpand.energielabelType).map((energielabelType) => ({
        verandering: { soort: 'beterEnergielabel', energielabelType },
        verzoek: { ...verzoek, onderpand: { ...onderpand, energielabelType } },
      }))
}
