/** Texts for the comparison of fixed-rate periods. */
export const vergelijkingTekst = {
  inleiding: (lening: string) =>
    `Je ziet per periode wat je kan lenen en wat je per maand betaalt. Alle maandlasten horen bij een hypotheek van ` +
    `${lening}.`,
  inleidingTekort: (lening: string) =>
    `Je ziet per periode wat je kan lenen en wat je tekortkomt. De maandlast bij jouw keuze hoort bij een hypotheek ` +
    `van ${lening}.`,
  tabel: 'Alle rentevaste periodes',
  cijfers: 'Cijfers per periode',
  meerCijfers: 'Meer cijfers per periode',
  kolommen: {
    periode: 'Rentevaste periode',
    rente: 'Rente',
    toetsrente: 'Toetsrente',
    maximum: 'Je kan lenen',
    bruto: 'Bruto maandlast',
    netto: 'Netto maandlast',
    tekort: 'Extra eigen inleg nodig',
    restant: 'Daarna nog af te lossen',
  },
  nettoPerMaand: 'netto per maand',
  nettoDaarna: (rente: string) => `Netto daarna bij ${rente}`,
  /**
   * Texts of the chart. A filled dot is the net monthly cost now, and a line the range of this cost after the period.
   * An open dot is a period that does not allow the loan.
   */
  grafiek: {
    kop: 'Netto maandlast, nu en daarna',
    nu: 'Nu',
    straks: (laag: string, hoog: string) => `Daarna, bij ${laag} tot ${hoog} rente`,
    nietMogelijk: 'Kan je niet lenen',
    bereik: (laagste: string, hoogste: string) => `daarna ${laagste} tot ${hoogste}`,
    hangtAf: 'Daarna hangt het af van de nieuwe rente.',
    meest: (bij: string, laag: string, hoog: string) => `Bij ${bij} scheelt dat het meest: tussen ${laag} en ${hoog}.`,
    enkel: (bij: string, laag: string, hoog: string) => `Bij ${bij} is het dan tussen ${laag} en ${hoog}.`,
    minst: (bij: string, laag: string, hoog: string) => `Bij ${bij} scheelt dat het minst: tussen ${laag} en ${hoog}.`,
    daarna: (rente: string, laagste: string, hoogste: string) =>
      `Is je rente daarna ${rente}? Dan betaal je ${laagste} tot ${hoogste}.`,
    daarnaGelijk: (rente: string, bedrag: string) => `Is je rente daarna ${rente}? Dan betaal je ${bedrag}.`,
  },
  /** Texts of the chart while the chosen period has a shortage. A dot is the maximum, and a line the shortage. */
  tekortGrafiek: {
    kop: 'Wat je kan lenen en wat je tekortkomt',
    genoeg: 'Je kan genoeg lenen',
    kanLenen: 'Je kan lenen',
    tekort: 'Tekort',
  },
  /** Texts that rank the fixed-rate periods. Monthly amounts are for the same loan. `bij` names one or more periods. */
  rangorde: {
    begin: (lening: string) => `Bij een hypotheek van ${lening} betaal je nu`,
    beginBerekend: (lening: string) => `Van de berekende periodes betaal je bij een hypotheek van ${lening} nu`,
    minst: (begin: string, bedrag: string, bij: string) => `${begin} netto het minst bij ${bij}: ${bedrag}.`,
    meest: (bedrag: string, bij: string) => `Het meest betaal je bij ${bij}: ${bedrag}.`,
    gelijk: (begin: string, bedrag: string) => `${begin} bij elke periode netto ${bedrag}.`,
    enkel: (begin: string, bedrag: string) => `${begin} netto ${bedrag}.`,
    nietMogelijk: (bij: string) => `Bij ${bij} kan je dit bedrag niet lenen.`,
    overalTekort: (tekort: string) => `Je komt bij elke periode ${tekort} tekort.`,
    minstTekort: (bij: string, tekort: string) => `Je komt het minst tekort bij ${bij}: ${tekort}.`,
    minstTekortBerekend: (bij: string, tekort: string) =>
      `Van de berekende periodes kom je het minst tekort bij ${bij}: ${tekort}.`,
    nietsTekort: (bij: string) => `Je komt niets tekort bij ${bij}.`,
  },
  dienst: {
    voortgang: (aantal: number, totaal: number) => `${aantal} van de ${totaal} periodes berekend.`,
    mislukt: (periodes: string) => `Niet gelukt: ${periodes}.`,
    standen: { gevraagd: 'Wordt berekend', mislukt: 'Niet gelukt', overgeslagen: 'Niet berekend' },
    stoppen: 'Stoppen',
    vraagOpnieuw: 'Vraag opnieuw',
  },
  jouwKeuze: 'Jouw keuze',
  kies: 'Kies',
  geenRente: (periodes: string) => `Geen rente bekend: ${periodes}.`,
  korterDan10Jaar: (afm: string) =>
    `Staat je rente korter dan 10 jaar vast? Dan rekenen we met een rente van minstens ${afm}. ` +
    'Daardoor kan je vaak minder lenen.',
  langVast: 'Lang vast: je weet langer wat je betaalt, maar je rente is vaak hoger.',
  kortVast: 'Kort vast: je rente is vaak lager, maar je maandlast kan eerder veranderen.',
  toetsrenteUitleg: 'De toetsrente is de rente waarmee we uitrekenen wat je mag lenen.',
  daarna: {
    kop: 'Wat gebeurt er na de rentevaste periode?',
    restant: (periode: string, restant: string) =>
      `Na ${periode} heb je nog ${restant} af te lossen. Je rente staat dan niet meer vast.`,
    voorstel: 'Je krijgt op tijd, minstens 3 maanden van tevoren, een voorstel voor een nieuwe rente.',
    anders: 'De nieuwe rente kan hoger of lager zijn. Je maandlast verandert dan mee.',
    voorbeeld: (rente: string, bedrag: string, gevolg: string) =>
      `Stel dat je rente dan ${rente} is. Dan betaal je bruto ${bedrag} per maand: ${gevolg}.`,
    meer: (verschil: string) => `${verschil} meer dan eerst`,
    minder: (verschil: string) => `${verschil} minder dan eerst`,
    evenveel: 'evenveel als eerst',
    overstappen:
      'Op dat moment mag je zonder boeterente aflossen of overstappen. Overstappen kost wel geld, zoals de notaris ' +
      'en advies.',
    variabel: 'Variabel: je rente kan elke maand veranderen.',
    dertigJaar: 'Bij 30 jaar verandert je rente niet meer. Aan het eind is je hypotheek afgelost.',
    netto:
      'Je netto maandlast stijgt meestal elk jaar een beetje. Je betaalt steeds minder rente en trekt dus minder af.',
  },
} as const
