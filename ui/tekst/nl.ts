import type { RegelSleutel } from '../../application'
import type { Veld } from '../../domain'

/** The words beside one question. */
export interface VraagTekst {
  readonly label: string
  /** What counts and what does not, before it is asked. */
  readonly hulp?: string
  /** Why it is asked. */
  readonly toelichting?: string
}

const bedragenPerMaand = 'Vul het bedrag per maand in.'

/** The words of every question of the calculator. */
export const vragen: Readonly<Record<Veld, VraagTekst>> = {
  alleenSamen: {
    label: 'Koop je alleen of samen?',
    toelichting: 'Koop je samen, dan tellen jullie beide inkomens mee voor de hypotheek.',
  },
  'eigen.dienstBetrekking': {
    label: 'Wat voor inkomen heb je?',
    toelichting: 'Het soort inkomen bepaalt hoe het meetelt voor je hypotheek.',
  },
  'eigen.inkomen': {
    label: 'Bruto jaarinkomen',
    hulp: 'Tel vakantiegeld en een vaste dertiende maand mee, een bonus niet.',
    toelichting:
      'Je bruto jaarinkomen is je inkomen voordat er belasting af gaat. Daarmee bepalen we wat je kan lenen.',
  },
  'eigen.inkomenPensioen': {
    label: 'Pensioen jaarinkomen',
    hulp: 'Tel je AOW en je pensioen bij elkaar op, bruto per jaar.',
  },
  'eigen.pensioenBinnen10Jaar': {
    label: 'Ga je binnen 10 jaar met pensioen?',
    toelichting: 'Je moet de hypotheek ook na je pensioen kunnen betalen. Daarom kijken we dan ook naar je pensioen.',
  },
  'eigen.inkomenPensioenVerwacht': {
    label: 'Verwacht pensioen jaarinkomen',
    hulp: 'Tel je AOW en je pensioen bij elkaar op, bruto per jaar. Je vindt ze op mijnpensioenoverzicht.nl.',
  },
  'partner.dienstBetrekking': { label: 'Wat voor inkomen heeft je partner?' },
  'partner.inkomen': {
    label: 'Bruto jaarinkomen van je partner',
    hulp: 'Tel vakantiegeld en een vaste dertiende maand mee, een bonus niet.',
  },
  'partner.inkomenPensioen': {
    label: 'Pensioen jaarinkomen van je partner',
    hulp: 'Tel de AOW en het pensioen bij elkaar op, bruto per jaar.',
  },
  'partner.pensioenBinnen10Jaar': { label: 'Gaat je partner binnen 10 jaar met pensioen?' },
  'partner.inkomenPensioenVerwacht': {
    label: 'Verwacht pensioen jaarinkomen van je partner',
    hulp: 'Tel de AOW en het pensioen bij elkaar op, bruto per jaar.',
  },
  schulden: {
    label: 'Heb je een studieschuld, lening of alimentatie?',
    hulp: 'Denk ook aan een creditcard, rood staan of kopen op afbetaling.',
    toelichting: 'Wat je hieraan betaalt, kan je niet aan een hypotheek betalen. Daarom gaat het van je maximum af.',
  },
  'eigen.leningen': {
    label: 'Leningen',
    hulp: bedragenPerMaand,
    toelichting:
      'Voor een creditcard, rood staan en kopen op afbetaling telt per maand 2% van de limiet of het aankoopbedrag, ook als je er niets van gebruikt.',
  },
  'eigen.partneralimentatie': {
    label: 'Partneralimentatie',
    hulp: 'Vul in wat je bruto per maand aan een ex-partner betaalt. Kinderalimentatie telt niet mee.',
  },
  'eigen.studieschuld': { label: 'Studieschuld', hulp: 'Vul in wat je per maand aan DUO betaalt.' },
  'partner.leningen': { label: 'Leningen van je partner', hulp: bedragenPerMaand },
  'partner.partneralimentatie': {
    label: 'Partneralimentatie die je partner betaalt',
    hulp: 'Vul in wat je partner bruto per maand aan een ex-partner betaalt.',
  },
  'partner.studieschuld': {
    label: 'Studieschuld van je partner',
    hulp: 'Vul in wat je partner per maand aan DUO betaalt.',
  },
  vraagprijsWoning: {
    label: 'Vraagprijs van de woning',
    hulp: 'Weet je nog niet welke woning je koopt? Vul dan in wat je ongeveer wilt betalen.',
  },
  bestaandeWoning: { label: 'Wat voor woning wil je kopen?' },
  energielabelType: {
    label: 'Energielabel',
    toelichting: 'Voor een zuinige woning mag je meer lenen. Het energielabel staat in de advertentie van de woning.',
  },
  verbouwingskosten: {
    label: 'Kosten van de verbouwing',
    hulp: 'Vul in wat je meteen na de koop aan de woning wilt doen.',
  },
  meerwerk: {
    label: 'Kosten van meerwerk',
    hulp: 'Meerwerk is wat je extra laat doen bij de bouw, zoals een keuken of een dakkapel.',
  },
  woonJeNuInEenKoopwoning: { label: 'Woon je nu in een koopwoning?' },
  verkoopPrijsWoning: {
    label: 'Verkoopprijs van je huidige woning',
    hulp: 'Vul in wat je woning bij verkoop ongeveer opbrengt. Voor de verkoop rekenen we 2% kosten.',
  },
  huidigeHypotheekBedrag: {
    label: 'Huidig hypotheekbedrag',
    hulp: 'Vul in wat je nog moet aflossen op je huidige woning.',
  },
  eigenGeld: {
    label: 'Eigen geld',
    hulp: 'Vul in hoeveel eigen geld je in de woning wilt steken, zoals spaargeld of een schenking.',
  },
  renteperiode: {
    label: 'Hoe lang wil je je rente vastzetten?',
    toelichting: 'In de rentevaste periode blijft je rente gelijk. Hoe langer de periode, hoe hoger meestal de rente.',
  },
}

export const jaNeeTekst = { ja: 'Ja', nee: 'Nee' } as const
export const alleenSamenTekst = { alleen: 'Alleen', samen: 'Samen' } as const
export const bestaandeWoningTekst = { BestaandeBouw: 'Bestaande woning', Nieuwbouw: 'Nieuwbouw' } as const

export const algemeen = {
  optioneel: 'optioneel',
  maakEenKeuze: 'Maak een keuze',
  toelichting: 'Uitleg',
  geenRenteBekend: 'geen rente bekend',
  keuzeWissen: (label: string) => `Wis de keuze bij ${label}`,
} as const

export const stappenTekst = {
  naam: 'Stappen',
  teller: (nummer: number, aantal: number, naam: string) => `Stap ${nummer} van ${aantal}: ${naam}`,
  huidige: (nummer: number, aantal: number, naam: string) => `Stap ${nummer} van ${aantal} ${naam}`,
} as const

export const groepen = {
  jouwInkomen: 'Jouw inkomen',
  inkomenPartner: 'Inkomen van je partner',
  schulden: 'Schulden en alimentatie',
  jouwSchulden: 'Jouw bedragen',
  schuldenPartner: 'Bedragen van je partner',
  woning: 'De woning',
  huidigeWoning: 'Je huidige woning',
  eigenGeld: 'Eigen geld',
} as const

export const meldingen = {
  overigEigen: (aanbieder: string) => `Dit inkomen wordt niet meegenomen in de hypotheekaanvraag bij ${aanbieder}`,
  /** Worded as the specification gives it. */
  overigPartner: (aanbieder: string) => `Dit income wordt niet meegenomen in de hypotheekaanvraag bij ${aanbieder}`,
  pensioenAow: 'We gaan ervan uit dat je al AOW krijgt.',
  letOp:
    'Let op! Met deze rentevastperiode is het gevraagde hypotheekbedrag niet mogelijk. Wat kan je doen? Wijzig je rentevastperiode. Verhoog je eigen middelen.',
  inschatting:
    'Deze berekening is een goede inschatting van je hypotheek. Je kan er geen recht op een hypotheek aan ontlenen.',
  herberekening: 'Er heeft een herberekening plaatsgevonden.',
  nietGelukt: 'De berekening is niet gelukt. Controleer je verbinding en probeer het opnieuw.',
  verouderd: 'Deze bedragen horen bij je vorige antwoorden.',
  maatregelen: (extra: string) =>
    `Voor energiebesparende maatregelen mag je bij dit label nog ${extra} extra lenen. Dat bedrag zit niet in deze berekening.`,
  startersvrijstelling: (vanaf: number, tot: number, grens: string) =>
    `Ben je tussen de ${vanaf} en ${tot} jaar en kost je woning minder dan ${grens}? Dan betaal je als starter misschien geen overdrachtsbelasting. We rekenen hier met 2%.`,
} as const

export const knoppen = {
  vorigeStap: 'Vorige stap',
  gaVerder: 'Ga verder',
  zoekAdviseur: 'Zoek een adviseur',
  hypotheekAanvragen: 'Hypotheek aanvragen',
  berekenJaarinkomen: 'Bereken jaarinkomen',
  probeerOpnieuw: 'Probeer opnieuw',
  leesBonnetje: 'Lees de samenvatting voor',
  toonDetails: 'Toon details',
  verbergDetails: 'Verberg details',
} as const

export const jaarinkomenTekst = {
  titel: 'Bereken jaarinkomen',
  bevestig: 'Bevestig inkomen',
  sluit: 'Sluiten',
  brutomaandinkomenHulp: 'Je vindt dit bedrag op de loonstrook.',
  eigen: {
    brutomaandinkomen: 'Bruto maandinkomen',
    dertiendemaand: 'Krijg je een dertiende maand?',
    vakantiegeld: 'Krijg je vakantiegeld?',
  },
  partner: {
    brutomaandinkomen: 'Bruto maandinkomen van je partner',
    dertiendemaand: 'Krijgt je partner een dertiende maand?',
    vakantiegeld: 'Krijgt je partner vakantiegeld?',
  },
  uitkomst: 'Bruto jaarinkomen',
  ingevuld: (bedrag: string) => `Het bruto jaarinkomen van ${bedrag} is ingevuld.`,
} as const

export const rente = {
  percentage: 'Rentepercentage',
  voorbeeldUitleg: 'Dit is een voorbeeldrente, geen aanbod. De rente die je krijgt, hoor je van je adviseur.',
} as const

export const energielabelKoppen = ['Energielabel', 'Extra lenen', 'Extra voor maatregelen'] as const

/** The words of the summary panel. */
export const samenvattingTekst = {
  naam: 'Samenvatting',
  maximaleHypotheek: 'Je maximale hypotheek',
  benodigdeHypotheek: 'Je benodigde hypotheek',
  aankoopkosten: 'Aankoopkosten',
  overigeKosten: 'Overige kosten',
  nogTeBepalen: 'n.b.',
  nogTeBepalenVoluit: 'nog te bepalen',
  onbekend: 'nog niet bekend',
  nogNietBerekend: 'Je maximale hypotheek wordt berekend.',
  bijHypotheekVan: (bedrag: string) => `bij een hypotheek van ${bedrag}`,
  overgebleven: (bedrag: string) => `Je houdt na de verkoop ${bedrag} over.`,
  normjaar: (jaar: number) => `Berekend met de leennormen van ${jaar}.`,
  voorbeeldrente: 'Voorbeeldrente.',
  toonSamenvatting: 'Toon de samenvatting',
  verbergSamenvatting: 'Verberg de samenvatting',
  aannamesTitel: 'Waar we van uitgaan',
  aannames: [
    'Je betaalt je hypotheek in 30 jaar af met een annuïteitenhypotheek.',
    'Je nieuwe woning is zoveel waard als je ervoor betaalt, en een verbouwing of meerwerk telt helemaal mee.',
    'Kan je hypotheek met NHG, dan rekenen we met NHG.',
    'Een tijdelijk inkomen en een inkomen uit een onderneming tellen helemaal mee.',
    'Netto is wat je in het eerste jaar betaalt, na aftrek van de hypotheekrente. Heffingskortingen tellen niet mee.',
  ],
} as const

export const samenvattingRegels: Readonly<Record<RegelSleutel, string>> = {
  inkomenPerJaar: 'Inkomen per jaar',
  maximaleHypotheekOpInkomen: 'Maximale hypotheek',
  maandlastBruto: 'Bruto maandlast',
  maandlastNetto: 'Netto maandlast',
  benodigdeFinanciering: 'Nieuwe woning en kosten',
  maximaleHypotheek: 'Je kan lenen',
  eigenGeld: 'Eigen geld',
  extraBenodigdeEigenInleg: 'Extra eigen inleg nodig',
  hypotheekbedrag: 'Hypotheekbedrag',
  koopprijs: 'Koopprijs',
  verbouwingskosten: 'Verbouwing',
  meerwerk: 'Meerwerk',
  leveringsakte: 'Akte van levering',
  overdrachtsbelasting: 'Overdrachtsbelasting',
  hypotheekakte: 'Hypotheekakte',
  afhandelingEnAdvies: 'Afhandelings- en advieskosten online',
  taxatie: 'Taxatie',
  nhgKosten: 'Kosten NHG',
  overwaarde: 'Opbrengst huidige woning',
  restschuld: 'Restschuld huidige woning',
}
