import type { Bron, Normen, Normjaar } from '../../normen'
import type { Normnaam } from '../stap'

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
export const volgens = (normen: Normen, naam: Normnaam, artikel?: string): Regelingherkomst => {
  const { bron } = normen[naam]
  return { soort: 'regeling', normjaar: normen.jaar, ...bron, artikel: artikel ?? bron.artikel }
}

/** A named choice, with the reason in one sentence. */
export const keuze = (toelichting: string): Keuzeherkomst => ({
  soort: 'keuze',
  tekst: 'keuze van deze rekenhulp',
  toelichting,
})
