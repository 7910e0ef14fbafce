import type { FinancieringsOpzetMetOnderpand } from '../../financieringsOpzet/financieringsOpzet'

/** The fields of a result that no step calculates: unknown costs, the year of the norms, and the marks. */
const ONBEKEND = ['advieskosten', 'afhandelingskosten', 'normjaar', 'voorbeeldrente', 'normenVerouderd'] as const

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

/** Throws a RangeError when `naam` is not the name of a result figure. The message lists names of result figures. */
export const eisCijfer = (naam: string): void => {
  if (!Object.hasOwn(namen, naam) && !ONBEKEND.some((onbekend) => onbekend === naam)) weiger(naam)
}

/**
 * Returns the Dutch name of a result figure that a step calculates. Throws a RangeError for any other text. TypeScript
 * already rejects such a call.
 * @example
 * naamVanCijfer('extraBenodigdeEigenInleg') // 'Extra eigen inleg nodig'
 */
export const naamVanCijfer = (cijfer: Cijfer): string => (Object.hasOwn(namen, cijfer) ? namen[cijfer] : weiger(cijfer))

/** The names of the result figures copied unchanged from a step or leaf, whose sentence explains the figure. */
type Overgenomen = 'maximaleHypotheekOpInkomen' | 'maximaleHypotheek' | 'rentepercentage' | 'timestamp' | 'nhg'

/** The name of a result figure that is rounded to the cent. */
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

/** Returns the Dutch label of a result figure in the full explanation. */
export const titelVan = (cijfer: Bedragcijfer): string => titels[cijfer]
