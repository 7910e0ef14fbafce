export { bedragen, bedragenMetCenten, bedragenOfLeeg } from './arbitraries/bedrag'
export { antwoordenVan, bezoekers, type Bezoeker, type Koper } from './arbitraries/bezoeker'
export { eigenschappen } from './arbitraries/eigenschappen'
export { financieringsOpzetten, financieringsOpzettenMetOnderpand } from './arbitraries/financieringsOpzet'
export { datums, gedeeldeBerekeningen, inkomensberekeningen, kredieten } from './arbitraries/hulp'
export * from './arbitraries/keuzes'
export * from './arbitraries/lezen'
export { herzieningen, losseOrientaties, na, orientaties, personen } from './arbitraries/orientatie'
export * from './arbitraries/samenvatting'
export * from './arbitraries/uitkomst'
export {
  hypotheekgever,
  metKader,
  onderpand,
  rekenkader,
  rentepercentage,
  tarievenPerLabel,
  verzoek,
  verzoekMetEnigePeriode,
  verzoekMetOnderpand,
} from './arbitraries/verzoek'
export {
  antwoorden,
  berekeningFouten,
  instellingen,
  vervangingen,
  voortgangen,
  wijzigingen,
} from './arbitraries/wijziging'
export * from './wandeling'
export { WETTEN_VAN_DE_BEREKENING, type Wet } from './wetten'
