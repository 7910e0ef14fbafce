import { JA_NEE } from '../antwoorden/keuzes'
import type { Antwoorden } from '../antwoorden/antwoorden'
import type { Persoon } from '../antwoorden/persoon'
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

/** The questions about the monthly debts of a home buyer, in reading order. `schulden: 'nee'` clears the answers. */
export const schuldvragen = {
  leningen: {
    eenheid: 'euro per maand',
    voorbeeld: LAST_PER_MAAND,
    gevraagd: metSchulden,
    teken: { eigen: 'F', partner: 'P' },
    plaats: ['uitgaven', 'brutoMaandlastOverige'],
  },
  partneralimentatie: {
    eenheid: 'euro per maand',
    voorbeeld: LAST_PER_MAAND,
    gevraagd: metSchulden,
    teken: { eigen: 'G', partner: 'Q' },
    plaats: ['uitgaven', 'brutoMaandlastAlimentatie'],
  },
  studieschuld: {
    eenheid: 'euro per maand',
    voorbeeld: LAST_PER_MAAND,
    gevraagd: metSchulden,
    teken: { eigen: 'H', partner: 'R' },
    plaats: ['uitgaven', 'huidigeMaandlastStudieschuld'],
  },
} as const satisfies Partial<Persoonsvragen>

/** The names of the questions about monthly debts, in reading order. */
export const SCHULDVRAGEN: readonly (keyof typeof schuldvragen)[] = namenVan(schuldvragen)
