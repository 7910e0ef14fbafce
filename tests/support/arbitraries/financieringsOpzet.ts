import fc from 'fast-check'

import type { FinancieringsOpzet } from '../../../domain'

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
  normjaar: fc.integer({ min: 2013, max: 2100 }),
  nhgKosten: getallen,
  overdrachtsbelasting: getallen,
  overwaarde: getallen,
  rentepercentage: getallen,
  restschuld: getallen,
  taxatiekosten: getallen,
  totaalFinancieringskosten: getallen,
  verbouwingskosten: getallen,
  timestamp: fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString()),
}

type Altijd = keyof typeof altijd
type MetOnderpand = keyof typeof metOnderpand

/** Result records of a question without a home: each of the other fields present or absent. */
export const financieringsOpzetten = (): fc.Arbitrary<FinancieringsOpzet> =>
  fc.record<Required<FinancieringsOpzet>, Altijd>(
    { ...altijd, ...metOnderpand, ...soms },
    { requiredKeys: Object.keys(altijd) as Altijd[] },
  )

/** Result records of a question with a home. */
export const financieringsOpzettenMetOnderpand = (): fc.Arbitrary<FinancieringsOpzet> =>
  fc.record<Required<FinancieringsOpzet>, Altijd | MetOnderpand>(
    { ...altijd, ...metOnderpand, ...soms },
    { requiredKeys: [...(Object.keys(altijd) as Altijd[]), ...(Object.keys(metOnderpand) as MetOnderpand[])] },
  )
