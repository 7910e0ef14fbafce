import type { Bron, Normen, Normstatus, Peildatum } from '../normen/normen'
import type { Grondslag } from '../rekenkern/stap'

/** The article of a regulation that has a rule or norm, as it is in the norm year. */
export interface Regelingherkomst extends Bron {
  readonly soort: 'regeling'
  /** The year of the norms. */
  readonly normjaar: number
  /** The date that decides whether the rule or norm applies. */
  readonly peildatum: Peildatum
  /** Whether the norm is law (`vastgesteld`) or only proposed (`voorstel`). */
  readonly status: Normstatus
  /** When the rule applies, in Dutch: the deciding date, and whether it is only a proposal. */
  readonly geldt: string
}

/** A choice of this calculator, where no regulation gives a rule. */
export interface Keuzeherkomst {
  readonly soort: 'keuze'
  /** The fixed Dutch name of this source. */
  readonly tekst: 'keuze van deze rekenhulp'
  /** The reason for the choice, in a Dutch sentence. */
  readonly toelichting: string
}

/** An input: an answer in the request, or a rate or cost item of the rekenkader. */
export interface Invoerherkomst {
  readonly soort: 'invoer'
  /** The path to the field, from the top of the request or the rekenkader. */
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

/** Returns the source of a norm; `artikel` names another article of the same regulation. */
export const volgens = (normen: Normen, { norm, artikel }: Grondslag): Regelingherkomst => {
  const { jaar: normjaar } = normen
  const { bron, peildatum, status } = normen[norm]
  const voorstel = status === 'voorstel' ? ' Dit is nog een voorstel.' : ''
  const geldt = `Geldt voor ${gevallen[peildatum](normjaar)}.${voorstel}`
  return { soort: 'regeling', normjaar, peildatum, status, geldt, ...bron, artikel: artikel ?? bron.artikel }
}

/** Creates a choice of this calculator, with its reason in one Dutch sentence. */
export const keuze = (toelichting: string): Keuzeherkomst => ({
  soort: 'keuze',
  tekst: 'keuze van deze rekenhulp',
  toelichting,
})
