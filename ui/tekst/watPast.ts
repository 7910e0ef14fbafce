/** Texts that help the visitor judge whether the loan suits them. `samen` has the texts for two home buyers. */
export const watPastTekst = {
  alleen: {
    bruto: (maandlast: string, deel: string) =>
      `Je betaalt ${maandlast} bruto per maand. Dat is ${deel} van je bruto inkomen.`,
    minderInkomen: (verschil: string, minder: string) =>
      `Met ${verschil} minder inkomen kan je ${minder} minder lenen.`,
  },
  samen: {
    bruto: (maandlast: string, deel: string) =>
      `Jullie betalen ${maandlast} bruto per maand. Dat is ${deel} van jullie bruto inkomen.`,
    minderInkomen: (verschil: string, minder: string) =>
      `Met ${verschil} minder inkomen kunnen jullie ${minder} minder lenen.`,
  },
  daarna: (periode: string, rente: string, netto: string) => `Na ${periode}, bij ${rente} rente: ${netto} netto.`,
  variabel: (rente: string, netto: string) =>
    `Wordt je variabele rente ${rente}? Dan betaal je ${netto} netto per maand.`,
  kop: 'Wat de regels niet weten',
  punten: [
    'De regels kennen je uitgaven niet, zoals kinderen, een auto of een dure hobby.',
    'Reken ook met energie, verzekeringen, onderhoud, servicekosten en belasting van de gemeente.',
    'Houd spaargeld over voor als er iets kapotgaat.',
  ],
  eigenKeuze: 'Wil je minder lenen? Vul dan meer eigen geld of een lagere prijs in.',
  geenAanbod: (aanbieder: string) =>
    `Dit is een berekening, geen aanbod van ${aanbieder}. Een aanbod krijg je pas na een aanvraag.`,
} as const
