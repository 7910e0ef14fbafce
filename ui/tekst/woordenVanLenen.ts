/** A hard word and its meaning. */
export interface Woord {
  readonly woord: string
  /** The meaning of the word, or a function that returns the meaning and takes figures of the norms as text. */
  readonly uitleg: string | ((...getallen: string[]) => string)
}

/** Hard words about borrowing, interest and income. */
export const woordenVanLenen = {
  hypotheek: {
    woord: 'Hypotheek',
    uitleg: 'Een lening om een woning te kopen. Betaal je niet, dan mag de geldverstrekker je woning verkopen.',
  },
  geldverstrekker: {
    woord: 'Geldverstrekker',
    uitleg: 'De bank of een ander bedrijf waar je de hypotheek neemt.',
  },
  maximaleHypotheek: {
    woord: 'Maximale hypotheek',
    uitleg:
      'Het hoogste bedrag dat je volgens de leennormen bij je inkomen mag lenen. Het energielabel telt ' +
      'mee. Het is een grens, geen advies.',
  },
  jeKanLenen: {
    woord: 'Je kan lenen',
    uitleg:
      'Het hoogste bedrag dat je nu voor deze woning mag lenen. Je inkomen en de waarde van de woning ' +
      'bepalen de grens.',
  },
  hypotheekbedrag: {
    woord: 'Hypotheekbedrag',
    uitleg:
      'De hypotheek die je in deze berekening neemt: wat je nodig hebt min je eigen geld. Nooit meer dan ' +
      'je kan lenen.',
  },
  leennormen: {
    woord: 'Leennormen',
    uitleg:
      'Regels van de overheid over hoeveel je bij je inkomen en je woning hoogstens mag lenen. Ze ' +
      'veranderen elk jaar.',
  },
  annuiteitenhypotheek: {
    woord: 'Annuïteitenhypotheek',
    uitleg:
      'Je betaalt elke maand hetzelfde bruto bedrag, zolang je rente gelijk blijft. Je betaalt steeds ' +
      'minder rente en meer aflossing.',
  },
  aflossen: {
    woord: 'Aflossen',
    uitleg: 'Je lening terugbetalen. Bij je hypotheek doe je dat elke maand voor een deel.',
  },
  looptijd: {
    woord: 'Looptijd',
    uitleg: 'De tijd waarin je de hypotheek terugbetaalt. Wij rekenen met 30 jaar.',
  },
  nhg: {
    woord: 'NHG',
    uitleg:
      'Nationale Hypotheek Garantie. Moet je met verlies verkopen, bijvoorbeeld door scheiding of ' +
      'werkloosheid? Dan hoef je de restschuld onder voorwaarden niet zelf te betalen.',
  },
  kostenVanNhg: {
    woord: 'Kosten van NHG',
    uitleg: (percentage: string) =>
      `Voor NHG betaal je één keer ${percentage} van je hypotheek. In deze berekening leen je dat bedrag mee.`,
  },
  hypotheekakte: {
    woord: 'Hypotheekakte',
    uitleg:
      'Het document van de notaris waarin de hypotheek op je woning staat. De notaris schrijft het in bij ' +
      'het Kadaster.',
  },
  taxatie: {
    woord: 'Taxatie',
    uitleg:
      'Een erkende taxateur bepaalt wat de woning waard is. De geldverstrekker gebruikt dat rapport voor ' +
      'je hypotheek.',
  },
  adviesEnAfhandeling: {
    woord: 'Advies en afhandeling',
    uitleg: 'Wat je betaalt voor advies en voor het regelen van je hypotheek. Je adviseur noemt je het bedrag.',
  },
  nb: {
    woord: 'n.b.',
    uitleg: 'Nog te bepalen. We weten dit bedrag nog niet en tellen het niet mee.',
  },
  rente: {
    woord: 'Rente',
    uitleg: 'Wat je betaalt om geld te lenen: een percentage per jaar van wat je nog moet aflossen.',
  },
  rentevastePeriode: {
    woord: 'Rentevaste periode',
    uitleg: 'De tijd waarin je rente niet verandert. Daarna krijg je een nieuwe rente, die hoger of lager kan zijn.',
  },
  variabeleRente: {
    woord: 'Variabele rente',
    uitleg: 'Een rente die niet vaststaat. Ze kan elke maand veranderen. Dan verandert je maandlast ook.',
  },
  toetsrente: {
    woord: 'Toetsrente',
    uitleg: (percentage: string) =>
      `De rente waarmee we uitrekenen wat je mag lenen. Staat je rente korter dan 10 jaar vast, dan is die ` +
      `minstens ${percentage}.`,
  },
  afm: {
    woord: 'AFM',
    uitleg:
      'Autoriteit Financiële Markten. Die controleert onder meer banken en adviseurs. Elk kwartaal maakt ' +
      'de AFM een toetsrente bekend voor korte rentevaste periodes.',
  },
  voorbeeldrente: {
    woord: 'Voorbeeldrente',
    uitleg: 'Een rente die alleen een voorbeeld is, geen aanbod. De rente die je krijgt, hoor je van je adviseur.',
  },
  boeterente: {
    woord: 'Boeterente',
    uitleg:
      'Geld dat je soms betaalt als je tijdens de rentevaste periode te veel aflost of naar een andere ' +
      'geldverstrekker gaat.',
  },
  brutoJaarinkomen: {
    woord: 'Bruto jaarinkomen',
    uitleg: 'Je inkomen in een jaar, voordat er belasting af gaat.',
  },
  toetsinkomen: {
    woord: 'Toetsinkomen',
    uitleg:
      'Het inkomen waarmee we rekenen: je bruto jaarinkomen min de partneralimentatie die je betaalt. Koop ' +
      'je samen, dan tellen we beide inkomens op.',
  },
  vastDienstverband: {
    woord: 'Vast dienstverband',
    uitleg: 'Je hebt een contract zonder einddatum bij een werkgever.',
  },
  tijdelijkDienstverband: {
    woord: 'Tijdelijk dienstverband',
    uitleg: 'Je hebt een contract met een einddatum bij een werkgever.',
  },
  inkomenUitOnderneming: {
    woord: 'Zzp-inkomen, inkomen uit onderneming',
    uitleg: 'Wat je verdient met je eigen bedrijf: je winst, voordat er belasting af gaat.',
  },
  dertiendeMaand: { woord: 'Dertiende maand', uitleg: 'Een extra maandloon per jaar. Niet elke werkgever geeft dat.' },
  aow: { woord: 'AOW', uitleg: 'Pensioen van de overheid. Je krijgt het elke maand vanaf je AOW-leeftijd.' },
  bedragVoorAlleenstaanden: {
    woord: 'Bedrag voor alleenstaanden',
    uitleg: (grens: string, bedrag: string) =>
      `Woon je zonder partner en is je toetsinkomen hoger dan ${grens}? Dan mag je tot ${bedrag} extra lenen.`,
  },
  financieringslastpercentage: {
    woord: 'Financieringslastpercentage',
    uitleg:
      'Het deel van je bruto inkomen dat hoogstens naar je hypotheek mag gaan. Het staat in een tabel van ' +
      'de leennormen.',
  },
} as const satisfies Readonly<Record<string, Woord>>
