/** The words of the last step. */
export const renteTekst = {
  percentage: 'Rentepercentage',
  periodeUitleg:
    'In de rentevaste periode blijft je rente gelijk. Hoe langer de periode, hoe hoger meestal de rente. ' +
    'Bij variabel kan je rente elke maand veranderen.',
  voorbeeldUitleg: 'Dit is een voorbeeldrente, geen aanbod. De rente die je krijgt, hoor je van je adviseur.',
  vergelijk: 'Vergelijk rentevaste periodes',
  verloop: 'Bekijk het verloop over 30 jaar',
  koppen: ['Periode', 'Rente', 'Netto maandlast'],
  /** The warning of the specification (section 8). */
  letOp:
    'Let op! Met deze rentevastperiode is het gevraagde hypotheekbedrag niet mogelijk. Wat kan je doen? ' +
    'Wijzig je rentevastperiode. Verhoog je eigen middelen.',
  tekort: (bedrag: string) => `Je komt ${bedrag} tekort.`,
  geenPeriodeHelpt: 'Geen enkele periode lost dit op.',
  vast: (periode: string) => `${periode} vast`,
  variabel: 'een variabele rente',
  lostOp: (periode: string) => `Met ${periode} kom je niets tekort.`,
  genoeg: 'Je kan genoeg lenen voor deze woning',
  geenHypotheekNodig: 'Je hebt geen hypotheek nodig voor deze woning',
  jeBetaaltNetto: 'Je betaalt netto',
  perMaand: 'per maand',
  brutoIs: (bedrag: string) => `Bruto is dat ${bedrag}.`,
  jeLeentAlles: (lening: string) => `Je leent het hoogste bedrag dat kan: ${lening}.`,
  jeLeent: (lening: string, kanLenen: string) => `Je leent ${lening} van de ${kanLenen} die je kan lenen.`,
  jeKomtTekort: 'Je komt tekort',
  nogGeenWoning: 'Je hebt nog geen woning ingevuld. Vul de vraagprijs in, dan zie je hier wat je per maand betaalt.',
  vulVraagprijsIn: 'Vul de vraagprijs in',
  begrijpen: 'Begrijpen',
  veranderen: 'Veranderen',
  bewarenEnDelen: 'Bewaren en delen',
  netto: (laagste: string, hoogste: string) => `netto ${laagste} tot ${hoogste}`,
  naPeriode: (periode: string, bedrag: string) => `na ${periode} nog ${bedrag}`,
  watAlsIets: 'prijs, inkomen, energielabel',
  watPastIets: 'wat de regels niet weten',
  meenemenIets: 'samenvatting en vragen',
  metLink: 'met een link',
  opEenA4: 'op één A4',
  inschatting: 'Deze berekening is een goede inschatting, maar geeft je geen recht op een hypotheek.',
  kiesPeriode: 'Kies een periode',
  watPast: 'Wat je kan lenen, is nog niet wat bij je past',
  watAls: 'Wat als je iets verandert?',
  deel: 'Deel je berekening',
  print: 'Print of bewaar als pdf',
  vulEigenGeldIn: 'Vul eigen geld in',
  meenemen: 'Neem dit mee naar je adviseur',
  zoekAdviseur: 'Zoek een adviseur',
  hypotheekAanvragen: 'Hypotheek aanvragen',
  geenRenteBekend: 'geen rente bekend',
  doorklik: 'Je gaat dan naar een andere pagina. Je antwoorden gaan niet mee.',
} as const

/** The words of what comes later in the summary panel. */
export const samenvattingdelenTekst = {
  viaBelasting: 'Je betaalt het bruto bedrag. Het verschil krijg je via de belasting terug.',
  metWoning: 'Netto telt ook de waarde van je woning mee. Zonder woning kon dat nog niet.',
  watVeranderen: 'Wat moet er veranderen?',
  toonDetails: 'Toon details',
  verbergDetails: 'Verberg details',
} as const
