import { formatEuro } from '../../domain/geld'
import { VRAAG_PER_JAAR } from '../../domain'
import { type BerekeningFout, aanbiederVan, type LabelCode, type Wie } from '../../domain/orientatie'

export const jaNeeTekst = { ja: 'Ja', nee: 'Nee' } as const
export const alleenSamenTekst = { alleen: 'Alleen', samen: 'Samen' } as const
export const algemeneTekst = {
  optioneel: 'optioneel',
  uitlegBij: (label: string) => `Uitleg bij ${label}`,
  meldingSluiten: 'Sluit deze melding',
  watBetekenen: 'Wat betekenen deze woorden?',
} as const

export const stappenTekst = {
  naam: 'Stappen',
  teller: (nummer: number, aantal: number, naam: string) => `Stap ${nummer} van ${aantal}: ${naam}`,
  stap: (nummer: number, aantal: number, naam: string) => `Stap ${nummer} van ${aantal} ${naam}`,
  ingevuld: 'Deze stap is ingevuld.',
  /** The title of step 3, whose name stays in the stepper. */
  jeUitkomst: 'Je uitkomst',
  vooraf: 'Drie stappen, ongeveer twee minuten. Je ziet meteen wat je kan lenen.',
} as const

export const groepen = {
  jouwInkomen: 'Jouw inkomen',
  inkomenPartner: 'Inkomen van je partner',
  schulden: 'Schulden en alimentatie',
  jouwSchulden: 'Jouw schulden',
  schuldenPartner: 'Schulden van je partner',
} as const

export const meldingen = {
  overigEigen: (aanbieder: string) =>
    `Dit inkomen telt niet mee voor een hypotheek bij ${aanbieder}. Heb je ook ander inkomen? Kies dan dat.`,
  voorAdviseur: 'Vul de gegevens van je klant in. Met ‘je’ bedoelen we de klant.',
  nogNietVerder: 'Je kan nog niet verder:',
  /** Returns a literal quote from the specification, including the word `income`. */
  overigPartner: (aanbieder: string) => `Dit income wordt niet meegenomen in de hypotheekaanvraag bij ${aanbieder}`,
  /** What stands below the message about income that does not count. `nul` is the amount of 0 euro. */
  overigBlijvend: (nul: string) =>
    `Een geldverstrekker telt blijvende bedragen vaak mee. Deze rekenhulp telt ze als ${nul}. Vraag het je adviseur.`,
  pensioenAow: 'We gaan ervan uit dat je al AOW krijgt.',
  pensioenAowPartner: 'We gaan ervan uit dat je partner al AOW krijgt.',
  pensioenTelt: 'Ook met dit inkomen moet je hypotheek passen. Het laagste bedrag telt.',
  herberekening: 'Er heeft een herberekening plaatsgevonden.',
  geenRente: 'Voor deze rentevaste periode is geen rente bekend. Kies bij stap 3 een andere periode.',
  nietGelukt: 'De berekening is niet gelukt. Controleer je verbinding en probeer het opnieuw.',
  verouderd: 'Deze bedragen horen bij je vorige antwoorden.',
} as const

export const knoppen = {
  vorigeStap: 'Vorige stap',
  gaVerder: 'Ga verder',
  berekenJaarinkomen: 'Bereken jaarinkomen',
  probeerOpnieuw: 'Probeer opnieuw',
  laadOpnieuw: 'Laad de pagina opnieuw',
  leesBonnetje: 'Lees de samenvatting voor',
  sluit: 'Sluiten',
  openRekenbewijs: 'Open een rekenbewijs',
  terugNaarUitkomst: 'Terug naar je uitkomst',
} as const

export const jaarinkomenTekst = {
  /** Returns the example below an empty income: an income and the mortgage that it allows, both as text. */
  voorbeeld: (inkomen: string, maximum: string) =>
    `Met ${inkomen} per jaar kan je bijvoorbeeld ongeveer ${maximum} lenen.`,
  perJaar: VRAAG_PER_JAAR,
  ingevuld: (bedrag: string) => `Het bruto jaarinkomen van ${bedrag} is ingevuld.`,
} as const

/**
 * Returns the message for a failed calculation. A missing rate has its own message, because trying again does not help.
 * `vernieuwdTekst` returns the message that the page has a new version. That message depends on whether the browser can
 * store the answers.
 */
export const foutTekst = (fout: BerekeningFout, vernieuwdTekst: () => string): string => {
  if (isZonderRente(fout)) return meldingen.geenRente
  return fout._tag === 'Vernieuwd' ? vernieuwdTekst() : meldingen.nietGelukt
}

export const isZonderRente = (fout: BerekeningFout): boolean =>
  fout._tag === 'NietTeBerekenen' && fout.reden === 'GeenRente'

/** Returns the message for an income that the provider does not count: two paragraphs. */
export const overigTekst = (wie: Wie, labelCode: LabelCode): readonly [string, string] => {
  const aanbieder = aanbiederVan(labelCode)
  return [
    wie === 'eigen' ? meldingen.overigEigen(aanbieder) : meldingen.overigPartner(aanbieder),
    meldingen.overigBlijvend(formatEuro(0)),
  ]
}

/** Returns the message of `overigTekst` as sentences, each with a full stop. */
export const overigInZinnen = (wie: Wie, labelCode: LabelCode): string =>
  overigTekst(wie, labelCode)
    .map((alinea) => alinea.replace(/[^.]$/, '$&.'))
    .join(' ')
