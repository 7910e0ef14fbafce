/** What the summary calls a figure of the record. */
const titels = {
  leveringsaktekosten: 'Leveringsakte',
  overdrachtsbelasting: 'Overdrachtsbelasting',
  verbouwingskosten: 'Verbouwing',
  meerwerk: 'Meerwerk',
  hypotheekaktekosten: 'Hypotheekakte',
  aankoopkosten: 'De koop',
  taxatiekosten: 'Taxatie',
  makelaarskosten: 'Verkoopkosten',
  overwaarde: 'Overwaarde huidige woning',
  restschuld: 'Restschuld huidige woning',
  nhgKosten: 'Kosten van NHG',
  financieringskosten: 'De hypotheek',
  totaalFinancieringskosten: 'De woning en alle kosten',
  benodigdeFinanciering: 'Nieuwe woning en kosten',
  benodigdeEigenInleg: 'Eigen geld nodig',
  hypotheekbedrag: 'Hypotheekbedrag',
  extraBenodigdeEigenInleg: 'Extra eigen inleg nodig',
  maandlastBruto: 'Bruto maandlast',
  maandlastNetto: 'Netto maandlast',
} as const

export const titelVan = (cijfer: string): string => titels[cijfer as keyof typeof titels]
