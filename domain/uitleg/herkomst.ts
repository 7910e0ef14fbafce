import type { Bron, Normen, Normstatus, Peildatum } from '../normen/normen'
import type { Grondslag } from '../rekenkern/stap'

/** A legal source: the regulation and the article that set a rule or a norm, with the norm year. */
export interface Regelingherkomst extends Bron {
  readonly soort: 'regeling'
  /** The year of the norm set that has the norm. */
  readonly normjaar: number
  /** The kind of date that decides which year's norm applies. */
  readonly peildatum: Peildatum
  /** The status of the norm: law (`vastgesteld`) or only proposed (`voorstel`). */
  readonly status: Normstatus
  /** A Dutch sentence about when the norm applies; a second sentence follows when the norm is only proposed. */
  readonly geldt: string
}

/** The source of a rule or value that no regulation sets: a choice of this calculator. */
export interface Keuzeherkomst {
  readonly soort: 'keuze'
  /** The Dutch name of this kind of source. */
  readonly tekst: 'keuze van deze rekenhulp'
  /** The reason for the choice, in Dutch. */
  readonly toelichting: string
}

/** The source of a given value: a field of the request or of the rekenkader. */
export interface Invoerherkomst {
  readonly soort: 'invoer'
  /** The path of the field in the request or the rekenkader, such as `hypotheekgevers.1.inkomsten.bedrag`. */
  readonly veld: string
}

/** The source of a value or a rule. */
export type Herkomst = Regelingherkomst | Keuzeherkomst | Invoerherkomst

const gevallen: Readonly<Record<Peildatum, (jaar: number) => string>> = {
  aanbod: (jaar) => `een bindend aanbod in ${jaar}`,
  akte: (jaar) => `een leveringsakte in ${jaar}`,
  kalenderjaar: (jaar) => `het kalenderjaar ${jaar}; elk jaar telt apart`,
  kwartaal: (jaar) => `een bindend aanbod in het laatste kwartaal van ${jaar} dat bekend is`,
}

/** Returns the legal source of a norm; `artikel`, when given, replaces the article of that norm. */
export const volgens = (normen: Normen, { norm, artikel }: Grondslag): Regelingherkomst => {
  const { jaar: normjaar } = normen
  const { bron, peildatum, status } = normen[norm]
  const voorstel = status === 'voorstel' ? ' Dit is nog een voorstel.' : ''
  const geldt = `Geldt voor ${gevallen[peildatum](normjaar)}.${voorstel}`
  return { soort: 'regeling', normjaar, peildatum, status, geldt, ...bron, artikel: artikel ?? bron.artikel }
}

/** Creates the source of a choice of this calculator; `toelichting` is the reason in Dutch. */
export const keuze = (toelichting: string): Keuzeherkomst => ({
  soort: 'keuze',
  tekst: 'keuze van deze rekenhulp',
  toelichting,
})
