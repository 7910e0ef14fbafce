import type { BetaalSoort, LineKey } from '../../application'

/** The words of the summary panel. */
export const samenvattingTekst = {
  naam: 'Samenvatting',
  maximaleHypotheek: 'Je maximale hypotheek',
  benodigdeHypotheek: 'Je benodigde hypotheek',
  aankoopkosten: 'Aankoopkosten',
  overigeKosten: 'Overige kosten',
  nogTeBepalen: 'n.b.',
  nogTeBepalenVoluit: 'nog te bepalen',
  onbekend: 'geen bedrag',
  nogNietBerekend: 'Je maximale hypotheek wordt berekend.',
  bijHypotheekVan: (bedrag: string) => `bij een hypotheek van ${bedrag}`,
  naAftrek: (bedrag: string) => `na aftrek van ${bedrag} uit je huidige woning`,
  nietMeerDanDeWaarde: 'Niet meer dan de woning waard is',
  nodig: (bedrag: string) => `Hiervan heb je ${bedrag} nodig`,
  /** The start of a sentence that goes on with words that stand under an amount. */
  ditIs: (woorden: string) => `Dit is ${woorden}`,
  overgebleven: (bedrag: string) => `Je houdt na de verkoop ${bedrag} over.`,
  normen: (van: string) => `Berekend met de leennormen van ${van}.`,
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

export const samenvattingLabels: Readonly<Record<LineKey, string>> = {
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

/** The words beside the drawing of how the purchase is paid. */
export const betaalwijzeTekst: {
  readonly titel: string
  readonly totaal: string
  readonly delen: Readonly<Record<BetaalSoort, string>>
} = {
  titel: 'Zo betaal je het',
  totaal: 'Totaal',
  delen: {
    hypotheek: 'Hypotheek',
    eigenGeld: 'Eigen geld',
    overwaarde: 'Overwaarde van je huidige woning',
    tekort: 'Nog nodig',
  },
}
