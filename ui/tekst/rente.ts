/** Texts of the last step, in which the visitor chooses a fixed-rate period. */
export const renteTekst = {
  percentage: 'Rentepercentage',
  voorbeeldUitleg: 'Dit is een voorbeeldrente, geen aanbod. De rente die je krijgt, hoor je van je adviseur.',
  vergelijk: 'Vergelijk rentevaste periodes',
  verloop: 'Bekijk het verloop over 30 jaar',
  koppen: {
    rente: ['Periode', 'Rente'],
    netto: ['Periode', 'Rente', 'Netto maandlast'],
    tekort: ['Periode', 'Rente', 'Tekort'],
  },
  /** A phrase with the shortage, which no line break splits. */
  inLijst: (tekort: string) => `tekort\u00A0${tekort}`,
  nietsInLijst: 'niets\u00A0tekort',
  hoogstens: (maximum: string) => `tot\u00A0${maximum}`,
  /** The warning from the specification (section 8). */
  letOp:
    'Let op! Met deze rentevastperiode is het gevraagde hypotheekbedrag niet mogelijk. Wat kan je doen? ' +
    'Wijzig je rentevastperiode. Verhoog je eigen middelen.',
  tekort: (bedrag: string) => `Je komt ${bedrag} tekort.`,
  geenPeriodeHelpt: 'Bij geen enkele periode kan je dit bedrag lenen.',
  vast: (periode: string) => `${periode} vast`,
  lostOp: (periode: string) => `Met ${periode} kom je niets tekort.`,
  genoeg: 'Je kan genoeg lenen voor deze woning',
  geenHypotheekNodig: 'Je hebt geen hypotheek nodig voor deze woning',
  jeBetaaltNetto: 'Je betaalt netto',
  perMaand: 'per maand',
  nettoPerMaand: 'netto per maand',
  /** The unit of the main figure when no mortgage is needed: a home without one has costs too. */
  hypotheekPerMaand: 'hypotheek per maand',
  brutoBetaalJe: (bedrag: string) => `Bruto betaal je ${bedrag}.`,
  nettoBoven: (bedrag: string) => `netto ${bedrag}`,
  /** The names of the parts of the monthly cost in the first year. */
  maand: {
    rente: 'Rente',
    renteNaBelasting: 'Rente, na belasting',
    aflossing: 'Aflossing',
    terug: 'Belastingvoordeel',
    extra: 'Extra belasting',
  },
  jeLeentAlles: (lening: string) => `Je leent het hoogste bedrag dat kan: ${lening}.`,
  jeLeent: (lening: string, kanLenen: string) =>
    `Je leent ${lening} van de ${kanLenen} die je voor deze woning kan lenen.`,
  tekortKop: 'Tekort voor deze woning',
  zonderInkomenTekort: (bedrag: string) => `Zonder inkomen kom je ${bedrag} tekort.`,
  voorDezeWoningTekort: (bedrag: string) => `Voor deze woning kom je ${bedrag} tekort.`,
  bezig: 'We berekenen wat je per maand betaalt.',
  nogGeenWoning: 'Je hebt nog geen woning ingevuld. Vul de vraagprijs in, dan zie je hier wat je per maand betaalt.',
  vulVraagprijsIn: 'Vul de vraagprijs in',
  begrijpen: 'Begrijpen',
  veranderen: 'Veranderen',
  netto: (laagste: string, hoogste: string) => `netto ${laagste} tot ${hoogste} per maand`,
  /** The loan of the figures below the title 'Begrijpen', when there is no home. */
  metMaximum: (lening: string) => `We rekenen hier met het hoogste bedrag dat je kan lenen: ${lening}.`,
  minstTekort: (periodes: string, tekort: string) => `minst tekort bij ${periodes}: ${tekort}`,
  nietsTekort: (periodes: string) => `niets tekort bij ${periodes}`,
  overalTekort: (tekort: string) => `bij elke periode ${tekort} tekort`,
  naPeriode: (periode: string, bedrag: string) => `na ${periode} nog ${bedrag}`,
  watAlsIets: 'prijs, inkomen, energielabel',
  watPastIets: 'kinderen, auto, onderhoud',
  meenemenIets: {
    Klant: 'met een link, op papier, voor je adviseur',
    Adviseur: 'met een link, op papier, als rekenbewijs',
  },
  inschatting: 'Deze berekening is een goede inschatting, maar geeft je geen recht op een hypotheek.',
  kiesPeriode: 'Kies een periode',
  watPast: 'Wat je kan lenen, is nog niet wat bij je past',
  watAls: 'Wat als je iets verandert?',
  /** The message after Ctrl+P in a place where the browser does not print. */
  printVerboden: 'Printen lukt hier niet. Kies ‘Bewaar of deel’, dan kan je de tekst kopiëren.',
  vulEigenGeldIn: 'Vul eigen geld in',
  verhoogEigenGeld: 'Verhoog je eigen geld',
  meenemen: 'Bewaar of deel',
  zoekAdviseur: 'Zoek een adviseur',
  hypotheekAanvragen: 'Hypotheek aanvragen',
  geenRenteBekend: 'geen rente bekend',
  /** The accessible description of the link to another page, without and with the link to the calculation. */
  anderePagina: 'Opent een andere pagina.',
  anderePaginaMetLink: 'Opent een andere pagina. De link naar je berekening gaat mee.',
} as const
