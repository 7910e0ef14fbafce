import fc from 'fast-check'

import type {
  FinancieringsOpzet,
  FinancieringsOpzetMetOnderpand,
  FinancieringsOpzetZonderOnderpand,
} from '../../../domain'

const getallen = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((getal) => getal + 0)

const altijd = {
  maximaleHypotheekOpInkomen: getallen,
  maximaleHypotheek: getallen,
  maandlastBruto: getallen,
  maandlastNetto: getallen,
}

const metOnderpand = {
  benodigdeFinanciering: getallen,
  hypotheekbedrag: getallen,
  extraBenodigdeEigenInleg: getallen,
}

const soms = {
  normjaar: fc.integer({ min: 2013, max: 2100 }),
  rentepercentage: getallen,
  timestamp: fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString()),
}

const somsMetOnderpand = {
  aankoopkosten: getallen,
  advieskosten: getallen,
  afhandelingskosten: getallen,
  benodigdeEigenInleg: getallen,
  financieringskosten: getallen,
  hypotheekaktekosten: getallen,
  leveringsaktekosten: getallen,
  makelaarskosten: getallen,
  meerwerk: getallen,
  nhg: fc.boolean(),
  nhgKosten: getallen,
  overdrachtsbelasting: getallen,
  overwaarde: getallen,
  restschuld: getallen,
  taxatiekosten: getallen,
  totaalFinancieringskosten: getallen,
  verbouwingskosten: getallen,
}

const keysVan = <T extends object>(velden: T) => Object.keys(velden) as (keyof T)[]

/** Generates results with a home. Amounts and rates are from -1e9 to 1e9. Optional fields may be absent. */
export const financieringsOpzettenMetOnderpand = (): fc.Arbitrary<FinancieringsOpzetMetOnderpand> =>
  fc.record(
    { ...altijd, ...metOnderpand, ...soms, ...somsMetOnderpand },
    { requiredKeys: [...keysVan(altijd), ...keysVan(metOnderpand)] },
  )

/** Generates results with or without a home. Amounts and rates are from -1e9 to 1e9. Optional fields may be absent. */
export const financieringsOpzetten = (): fc.Arbitrary<FinancieringsOpzet> => {
  const zonder: fc.Arbitrary<FinancieringsOpzetZonderOnderpand> = fc.record(
    { ...altijd, ...soms },
    { requiredKeys: keysVan(altijd) },
  )
  return fc.oneof(zonder, financieringsOpzettenMetOnderpand())
}
