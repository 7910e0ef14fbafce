import type { Cijfer } from './cijferwoorden'

/** What the record takes over as it is, which another step tells of. */
type Overgenomen = 'maximaleHypotheekOpInkomen' | 'maximaleHypotheek' | 'rentepercentage' | 'timestamp' | 'nhg'

/** An amount of the record to the cent. */
type Bedragcijfer = Exclude<Cijfer, Overgenomen>

const titels: Readonly<Record<Bedragcijfer, string>> = {
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
}

/** What the summary calls an amount of the record. */
export const titelVan = (cijfer: Bedragcijfer): string => titels[cijfer]
