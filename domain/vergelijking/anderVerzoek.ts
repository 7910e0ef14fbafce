import { optelsom } from '../geld/bedrag'
import { ENERGIELABELS, type EnergielabelType } from '../orientatie/keuzes'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../verzoek/verzoek'
import { periodesVan } from '../orientatie/rentevastePeriode'
import type { Ander } from './verandering'

/** From worst to best; no label is none of them. */
const LABELS_OPLOPEND: readonly EnergielabelType[] = ENERGIELABELS.filter((label) => label !== 'Onbekend').toReversed()

/** The energy labels better than one, from the one next to it on; every label is better than none. */
const labelsBeterDan = (energielabelType: EnergielabelType): readonly EnergielabelType[] =>
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

const SCHULDEN = ['huidigeMaandlastStudieschuld', 'brutoMaandlastOverige'] as const

/** What loans and student loans cost the applicants together, in euro a month. */
export const schuldenVan = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): number =>
  optelsom(hypotheekgevers.flatMap(({ uitgaven }) => SCHULDEN.map((schuld) => uitgaven[schuld] ?? 0)))

/** The debts of the applicants with that much less a month: of student loans first, which count most. */
export const metMinderSchulden = (verzoek: FinancieringsOpzetVerzoek, minder: number): FinancieringsOpzetVerzoek => {
  let over = minder
  const uitgaven = verzoek.hypotheekgevers.map((gever) => ({ ...gever.uitgaven }))
  for (const schuld of SCHULDEN) {
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

/** Every other period of the brand, shortest first. */
export const anderePeriodes = (verzoek: FinancieringsOpzetVerzoek): readonly Ander[] =>
  periodesVan(verzoek.labelCode)
    .filter((periode) => periode !== verzoek.rentevastperiode)
    .map((rentevastperiode) => ({
      verandering: { soort: 'anderePeriode', rentevastperiode },
      verzoek: { ...verzoek, rentevastperiode },
    }))

/** Every better energy label, the nearest first; a home whose label was not asked has none. */
export const betereEnergielabels = (verzoek: FinancieringsOpzetVerzoek): readonly Ander[] => {
  const { onderpand } = verzoek
  return onderpand?.energielabelType === undefined
    ? []
    : labelsBeterDan(onderpand.energielabelType).map((energielabelType) => ({
        verandering: { soort: 'beterEnergielabel', energielabelType },
        verzoek: { ...verzoek, onderpand: { ...onderpand, energielabelType } },
      }))
}
