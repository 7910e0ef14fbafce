import type { FinancieringsOpzetMetOnderpand } from '../../financieringsOpzet/financieringsOpzet'

/** The figures that no step of the calculation gives: unknown costs, and the year of the norms. */
const ONBEKEND = ['advieskosten', 'afhandelingskosten', 'normjaar'] as const

type Onbekend = (typeof ONBEKEND)[number]

type Cijfer = Exclude<keyof FinancieringsOpzetMetOnderpand, Onbekend>

const namen: Readonly<Record<Cijfer, string>> = {
  maximaleHypotheekOpInkomen: 'Maximale hypotheek op je inkomen',
  maximaleHypotheek: 'Je kan lenen',
  maandlastBruto: 'Bruto maandlast',
  maandlastNetto: 'Netto maandlast',
  rentepercentage: 'Rente',
  timestamp: 'Moment van de berekening',
  overdrachtsbelasting: 'Overdrachtsbelasting',
  leveringsaktekosten: 'Leveringsakte',
  taxatiekosten: 'Taxatie',
  hypotheekaktekosten: 'Hypotheekakte',
  aankoopkosten: 'Kosten van de aankoop',
  verbouwingskosten: 'Verbouwing',
  meerwerk: 'Meerwerk',
  makelaarskosten: 'Kosten van de verkoop',
  overwaarde: 'Overwaarde',
  restschuld: 'Restschuld',
  nhg: 'Is er NHG?',
  nhgKosten: 'Kosten van NHG',
  financieringskosten: 'Kosten van de hypotheek',
  totaalFinancieringskosten: 'Totale kosten',
  benodigdeFinanciering: 'Nieuwe woning en kosten',
  benodigdeEigenInleg: 'Eigen geld dat nodig is',
  hypotheekbedrag: 'Hypotheekbedrag',
  extraBenodigdeEigenInleg: 'Extra eigen inleg nodig',
}

const weiger = (naam: string): never => {
  throw new RangeError(`${naam} is geen cijfer van een berekening; kies een van ${Object.keys(namen).join(', ')}`)
}

/** Throws a RangeError that lists the valid names, when `naam` is not a figure of a record. */
export const eisCijfer = (naam: string): void => {
  if (!Object.hasOwn(namen, naam) && !ONBEKEND.some((onbekend) => onbekend === naam)) weiger(naam)
}

/**
 * Returns the Dutch name of a figure of the record. Throws a RangeError for an unknown name, which TypeScript already
 * refuses.
 * @example
 * naamVanCijfer('extraBenodigdeEigenInleg') // 'Extra eigen inleg nodig'
 */
export const naamVanCijfer = (cijfer: Cijfer): string => (Object.hasOwn(namen, cijfer) ? namen[cijfer] : weiger(cijfer))

/** The figures that the record copies unchanged from a step: the explanation of that step covers them. */
type Overgenomen = 'maximaleHypotheekOpInkomen' | 'maximaleHypotheek' | 'rentepercentage' | 'timestamp' | 'nhg'

/** A figure of the record that is rounded to the cent. */
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

/** Returns the label of an amount of the record, as in the summary. */
export const titelVan = (cijfer: Bedragcijfer): string => titels[cijfer]
