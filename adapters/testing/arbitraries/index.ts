export { bedragen, bedragenMetCenten, bedragenOfLeeg } from './bedrag'
export { antwoordenVan, bezoekers, type Bezoeker, type Koper } from './bezoeker'
export { eigenschappen } from './eigenschappen'
export { financieringsOpzetten, financieringsOpzettenMetOnderpand } from './financieringsOpzet'
export {
  alleenSamen,
  bestaandeWoningen,
  dienstBetrekkingen,
  energielabels,
  jaNee,
  jaNeeWeetNiet,
  labelCodes,
  types,
  wie,
} from './keuzes'
export { losseOrientaties, na, orientaties, personen } from './orientatie'
export {
  hypotheekgever,
  onderpand,
  rekenkader,
  rentepercentage,
  verzoek,
  verzoekMetEnigePeriode,
  verzoekMetOnderpand,
} from './verzoek'
export { antwoorden, berekeningFouten, instellingen, vervangingen, voortgangen, wijzigingen } from './wijziging'
