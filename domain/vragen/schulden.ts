import { JA_NEE } from '../antwoorden/keuzes'
import type { Antwoorden } from '../antwoorden/antwoorden'
import type { Persoon } from '../antwoorden/persoon'
import type { Uitgaven } from '../antwoorden/verzoek'
import { namenVan, type Persoonsvragen, type Vragen } from './vraag'

const LAST_PER_MAAND = 250

/** The question whether there are debts; `ja` shows the questions about them. A request has no field for the answer. */
export const schuldenvraag = {
  schulden: {
    keuzes: JA_NEE,
    begin: 'nee',
    teken: 'b',
  },
} as const satisfies Partial<Vragen>

const metSchulden = (_persoon: Persoon, antwoorden: Antwoorden): boolean => antwoorden.schulden === 'ja'

/** What every debt has besides the row of a question. */
interface Schuld {
  /** When a change to lower debts lowers this debt: `eerst` goes before `daarna`, and `nooit` leaves it as it is. */
  readonly verlaging: 'eerst' | 'daarna' | 'nooit'
  readonly plaats: readonly ['uitgaven', keyof Uitgaven]
}

/** The questions about the monthly debts of a home buyer, in reading order. `schulden: 'nee'` clears the answers. */
export const schuldvragen = {
  leningen: {
    eenheid: 'euro per maand',
    voorbeeld: LAST_PER_MAAND,
    gevraagd: metSchulden,
    teken: { eigen: 'F', partner: 'P' },
    plaats: ['uitgaven', 'brutoMaandlastOverige'],
    verlaging: 'daarna',
  },
  partneralimentatie: {
    eenheid: 'euro per maand',
    voorbeeld: LAST_PER_MAAND,
    gevraagd: metSchulden,
    teken: { eigen: 'G', partner: 'Q' },
    plaats: ['uitgaven', 'brutoMaandlastAlimentatie'],
    verlaging: 'nooit',
  },
  studieschuld: {
    eenheid: 'euro per maand',
    voorbeeld: LAST_PER_MAAND,
    gevraagd: metSchulden,
    teken: { eigen: 'H', partner: 'R' },
    plaats: ['uitgaven', 'huidigeMaandlastStudieschuld'],
    // A student loan counts most in the income test.
    verlaging: 'eerst',
  },
} as const satisfies { readonly [V in keyof Persoon]?: Persoonsvragen[V] & Schuld }

/** The name of a question about a monthly debt. */
export type Schuldvraag = keyof typeof schuldvragen

/** The names of the questions about monthly debts, in reading order. */
export const SCHULDVRAGEN: readonly Schuldvraag[] = namenVan(schuldvragen)

const metVerlaging = (...soorten: readonly Schuld['verlaging'][]): readonly Schuldvraag[] =>
  SCHULDVRAGEN.filter((vraag) => soorten.includes(schuldvragen[vraag].verlaging))

/**
 * Returns the names of the questions about debts that a change can lower, in reading order.
 * @example
 * aflosbareSchulden() // [ 'leningen', 'studieschuld' ]
 */
export const aflosbareSchulden = (): readonly Schuldvraag[] => metVerlaging('eerst', 'daarna')

/** Returns the fields of a request with the debts that a change can lower, in the order in which it lowers them. */
export const aflosvelden = (): readonly (keyof Uitgaven)[] =>
  [...metVerlaging('eerst'), ...metVerlaging('daarna')].map((vraag) => schuldvragen[vraag].plaats[1])

/** The name of a question about a debt that no change lowers. */
export type VasteSchuld = {
  [Vraag in Schuldvraag]: (typeof schuldvragen)[Vraag]['verlaging'] extends 'nooit' ? Vraag : never
}[Schuldvraag]

const isVast = (vraag: Schuldvraag): vraag is VasteSchuld => schuldvragen[vraag].verlaging === 'nooit'

/**
 * Returns the debts that no change lowers: the name of each question with the name of its field in a request.
 * @example
 * vasteSchulden() // [ [ 'partneralimentatie', 'brutoMaandlastAlimentatie' ] ]
 */
export const vasteSchulden = (): readonly (readonly [VasteSchuld, keyof Uitgaven])[] =>
  SCHULDVRAGEN.filter(isVast).map((vraag) => [vraag, schuldvragen[vraag].plaats[1]])
