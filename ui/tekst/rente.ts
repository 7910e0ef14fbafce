/** The words of the last step. */
export const renteTekst = {
  percentage: 'Rentepercentage',
  periodeUitleg:
    'In de rentevaste periode blijft je rente gelijk. Hoe langer de periode, hoe hoger meestal de rente. ' +
    'Bij variabel kan je rente elke maand veranderen.',
  voorbeeldUitleg: 'Dit is een voorbeeldrente, geen aanbod. De rente die je krijgt, hoor je van je adviseur.',
  vergelijk: 'Vergelijk rentevaste periodes',
  verloop: 'Bekijk het verloop over 30 jaar',
  koppen: ['Periode', 'Rente', 'Netto per maand'],
  tekort: (bedrag: string) => `Je komt ${bedrag} tekort.`,
  geenPeriodeHelpt: 'Geen enkele periode lost dit op.',
  vast: (periode: string) => `${periode} vast`,
  variabel: 'een variabele rente',
  lostOp: (periode: string) => `Met ${periode} kom je niets tekort.`,
  helpt: (periode: string, minder: string) => `Met ${periode} kom je ${minder} minder tekort.`,
  inschatting: 'Deze berekening is een goede inschatting, maar geeft je geen recht op een hypotheek.',
  kiesPeriode: 'Kies een periode',
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
