import type { Bron, Normen, Normjaar } from '../../normen'

/** A rule or figure that stands in a regulation, as it is in the norm year. */
export interface Regelingherkomst extends Bron {
  readonly soort: 'regeling'
  readonly normjaar: Normjaar
}

/** Something no regulation says: this calculator's own way of working. */
export interface Keuzeherkomst {
  readonly soort: 'keuze'
  readonly tekst: 'keuze van deze rekenhulp'
  readonly toelichting: string
}

/** Something that was given: in the request, or with the rates and cost items. */
export interface Invoerherkomst {
  readonly soort: 'invoer'
  readonly veld: string
}

/** Where a value or a rule comes from. */
export type Herkomst = Regelingherkomst | Keuzeherkomst | Invoerherkomst

/** The source of a norm, or another article of the same regulation. */
export const volgens = ({ jaar }: Normen, bron: Bron, artikel: string = bron.artikel): Regelingherkomst => ({
  soort: 'regeling',
  normjaar: jaar,
  ...bron,
  artikel,
})

/** A named choice, with the reason in one sentence. */
export const keuze = (toelichting: string): Keuzeherkomst => ({
  soort: 'keuze',
  tekst: 'keuze van deze rekenhulp',
  toelichting,
})

/** A field of the request, or of the rates and cost items. */
export const ingevuld = (veld: string): Invoerherkomst => ({ soort: 'invoer', veld })

/** Says behind a description that nothing was filled in. */
export const ofLeeg = (omschrijving: string, gegeven: number | undefined): string =>
  gegeven === undefined ? `${omschrijving} (niet ingevuld: telt als 0)` : omschrijving
