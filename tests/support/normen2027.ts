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

const algemeen = { korting: 'algemeneHeffingskorting', hoogste: 3154, afbouwVanaf: 30_910, afbouw: 6.638 } as const

const heffingskortingen = {
  peildatum: 'kalenderjaar',
  status: 'voorstel',
  bron: belastingplan('heffingskortingen'),
} as const

/** The Hillen deduction of 2027, which is law. */
const van2026 = normenVan(2026).hillenaftrek
const hillenaftrek = { ...van2026, waarde: van2026.waarde.filter(({ jaar }) => jaar >= 2027) }

/** The known norms of 2027: proposals, except the Hillen deduction. Most are missing, so 2027 is no norm year. */
export const proposed2027: Normdelen = {
  jaar: 2027,
  versie: '2027.0',
  overdrachtsbelasting,
  box1: { ...box1, waarde: { onderAow } },
  hillenaftrek,
  heffingskortingen: { ...heffingskortingen, waarde: { onderAow: [algemeen] } },
}

/** A complete set of norms for 2027: what is known, an invented highest deduction, and all other norms of 2026. */
export const invented2027: Normen = {
  ...normenVan(2026),
  jaar: 2027,
  versie: '2027.0',
  overdrachtsbelasting,
  box1: { ...box1, waarde: { ...normenVan(2026).box1.waarde, onderAow, hoogsteAftrek: 38.16 } },
  hillenaftrek,
  heffingskortingen: {
    ...heffingskortingen,
    waarde: { ...normenVan(2026).heffingskortingen.waarde, onderAow: [algemeen] },
  },
}
