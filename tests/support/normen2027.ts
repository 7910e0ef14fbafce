import { normenVan, type Bron, type Normdelen, type Normen } from '../../domain'

const belastingplan = (artikel: string): Bron => ({
  regeling: 'Belastingplan 2027, ingediend op 15 september 2026',
  artikel,
  gelezenOp: '2026-11-20',
  gelezenDoor: 'de makers van deze rekenhulp',
  gelezenIn: 'overschrift',
})

const onderAow = [
  { totEnMet: 39_247, percentage: 36.23 },
  { totEnMet: 78_426, percentage: 38.16 },
  { totEnMet: null, percentage: 49.5 },
]

const overdrachtsbelasting = {
  waarde: 2,
  peildatum: 'akte',
  status: 'voorstel',
  bron: belastingplan('overdrachtsbelasting van een eigen woning'),
} as const

const box1 = {
  peildatum: 'kalenderjaar',
  status: 'voorstel',
  bron: belastingplan('tarieven van box 1'),
} as const

/** The known norms of 2027. All are proposals, so 2027 is not a norm year. */
export const proposed2027: Normdelen = {
  jaar: 2027,
  versie: '2027.0',
  overdrachtsbelasting,
  box1: { ...box1, waarde: { onderAow } },
}

/** A complete set of norms for 2027: the proposals, an invented highest deduction, and all other norms of 2026. */
export const invented2027: Normen = {
  ...normenVan(2026),
  jaar: 2027,
  versie: '2027.0',
  overdrachtsbelasting,
  box1: { ...box1, waarde: { ...normenVan(2026).box1.waarde, onderAow, hoogsteAftrek: 38.16 } },
}
