import type { Bron, Normen, Normstatus, Peildatum } from '../normen/normen'
import type { Grondslag } from '../rekenkern/stap'

/**
 * A rule or figure that stands in a regulation, as it is in the norm year. `geldt` says in one line for what it holds:
 * which date decides, and whether it is only proposed.
 */
export interface Regelingherkomst extends Bron {
  readonly soort: 'regeling'
  /** The year of the norms. */
  readonly normjaar: number
  /** Which date decides whether it holds. */
  readonly peildatum: Peildatum
  /** Settled, or only proposed. */
  readonly status: Normstatus
  /** For what it holds, in a Dutch sentence. */
  readonly geldt: string
}

/** Something no regulation says: this calculator's own way of working. */
export interface Keuzeherkomst {
  readonly soort: 'keuze'
  /** What it is, in Dutch. */
  readonly tekst: 'keuze van deze rekenhulp'
  /** Why this calculator does so, in a Dutch sentence. */
  readonly toelichting: string
}

/** Something that was given: in the request, or with the rates and cost items. */
export interface Invoerherkomst {
  readonly soort: 'invoer'
  /** The way to the field from the top of the request or the frame. */
  readonly veld: string
}

/** Where a value or a rule comes from. */
export type Herkomst = Regelingherkomst | Keuzeherkomst | Invoerherkomst

const gevallen: Readonly<Record<Peildatum, (jaar: number) => string>> = {
  aanbod: (jaar) => `een bindend aanbod in ${jaar}`,
  akte: (jaar) => `een leveringsakte in ${jaar}`,
  kalenderjaar: (jaar) => `het kalenderjaar ${jaar}; elk jaar telt apart`,
  kwartaal: (jaar) => `een bindend aanbod in het laatste kwartaal van ${jaar} dat bekend is`,
}

/** The source of a norm, or another article of the same regulation. */
export const volgens = (normen: Normen, { norm, artikel }: Grondslag): Regelingherkomst => {
  const { jaar: normjaar } = normen
  const { bron, peildatum, status } = normen[norm]
  const voorstel = status === 'voorstel' ? ' Dit is nog een voorstel.' : ''
  const geldt = `Geldt voor ${gevallen[peildatum](normjaar)}.${voorstel}`
  return { soort: 'regeling', normjaar, peildatum, status, geldt, ...bron, artikel: artikel ?? bron.artikel }
}

/** A named choice, with the reason in one sentence. */
export const keuze = (toelichting: string): Keuzeherkomst => ({
  soort: 'keuze',
  tekst: 'keuze van deze rekenhulp',
  toelichting,
})
