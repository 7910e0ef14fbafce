/** Texts that help the visitor judge whether the maximum mortgage is wise. */
export const watPastTekst = {
  geenAanbod: (aanbieder: string) =>
    `Dit is een berekening, geen aanbod van ${aanbieder}. Een aanbod krijg je pas na een aanvraag.`,
  punten: [
    'Meer mag je volgens de regels niet lenen. Ze zeggen niet wat voor jou verstandig is.',
    'De regels kennen jouw uitgaven niet, zoals kinderen, een auto of een dure hobby.',
    'Reken ook met energie, verzekeringen, onderhoud en belasting van de gemeente. ' +
      'Een appartement heeft vaak ook servicekosten.',
    'Houd spaargeld over voor als er iets kapotgaat.',
    'Kijk vooral naar je netto maandlast. Kan je die ook betalen als je minder verdient?',
  ],
  eigenKeuze: 'Wil je minder lenen? Vul dan meer eigen geld of een lagere prijs in.',
} as const
