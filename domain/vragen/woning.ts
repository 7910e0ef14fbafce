import type { Antwoorden } from '../antwoorden/antwoorden'
import { ENERGIELABELS } from '../antwoorden/keuzes'
import { BESTAANDE_WONINGEN, JA_NEE } from '../antwoorden/keuzes'
import type { Vragen } from './vraag'

const WONING = 350_000
const BIJ_DE_KOOP = 20_000

/** The questions about the new home, in reading order. */
export const woningvragen = {
  vraagprijsWoning: {
    eenheid: 'euro',
    voorbeeld: WONING,
    melding: 'Je hebt niets ingevuld. Vul de vraagprijs van de woning in om door te gaan.',
    teken: 'k',
    plaats: ['onderpand', 'koopsom'],
  },
  bestaandeWoning: {
    keuzes: BESTAANDE_WONINGEN,
    begin: 'BestaandeBouw',
    teken: 'c',
    plaats: ['onderpand', 'onderpandType'],
  },
  energielabelType: {
    keuzes: ENERGIELABELS,
    begin: 'Onbekend',
    teken: 'l',
    plaats: ['onderpand', 'energielabelType'],
  },
  verbouwingskosten: {
    eenheid: 'euro',
    voorbeeld: BIJ_DE_KOOP,
    gevraagd: ({ bestaandeWoning }) => bestaandeWoning === 'BestaandeBouw',
    teken: 'd',
    plaats: ['onderpand', 'meerwerkOfVerbouwingskosten'],
  },
  meerwerk: {
    eenheid: 'euro',
    voorbeeld: BIJ_DE_KOOP,
    gevraagd: ({ bestaandeWoning }) => bestaandeWoning === 'Nieuwbouw',
    teken: 'e',
    plaats: ['onderpand', 'meerwerkOfVerbouwingskosten'],
  },
} as const satisfies Partial<Vragen>

const metKoopwoning = ({ woonJeNuInEenKoopwoning }: Antwoorden): boolean => woonJeNuInEenKoopwoning === 'ja'

/** The questions about the current home, in reading order. A request has the amounts only if the visitor owns it. */
export const huidigeWoningvragen = {
  woonJeNuInEenKoopwoning: {
    keuzes: JA_NEE,
    begin: 'nee',
    melding: 'Je hebt niets gekozen. Geef aan of je al een koopwoning hebt.',
    teken: 'f',
  },
  verkoopPrijsWoning: {
    eenheid: 'euro',
    voorbeeld: WONING,
    gevraagd: metKoopwoning,
    melding: 'Je hebt niets ingevuld. Vul de verkoopprijs van je woning in om door te gaan.',
    teken: 'g',
    plaats: ['onderpand', 'verkoopprijs'],
  },
  huidigeHypotheekBedrag: {
    eenheid: 'euro',
    voorbeeld: WONING,
    gevraagd: metKoopwoning,
    melding: 'Je hebt niets ingevuld. Vul je huidige hypotheekbedrag in om door te gaan.',
    teken: 'h',
    plaats: ['onderpand', 'huidigHypotheekbedrag'],
  },
} as const satisfies Partial<Vragen>

/** The question about own money. */
export const eigenGeldvragen = {
  eigenGeld: {
    eenheid: 'euro',
    voorbeeld: BIJ_DE_KOOP,
    teken: 'i',
    plaats: ['verzoek', 'eigenInleg'],
  },
} as const satisfies Partial<Vragen>
