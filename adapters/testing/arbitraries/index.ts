export { bedragen, bedragenMetCenten, bedragenOfLeeg } from './bedrag'
export { antwoordenVan, bezoekers, type Bezoeker, type Koper } from './bezoeker'
export { eigenschappen } from './eigenschappen'
export { financieringsOpzetten, financieringsOpzettenMetOnderpand } from './financieringsOpzet'
export { datums, gedeeldeBerekeningen, inkomensberekeningen, kredieten } from './hulp'
export {
  alleenSamen,
  bestaandeWoningen,
  dienstBetrekkingen,
  energielabels,
  jaNee,
  jaNeeWeetNiet,
  labelCodes,
  normjaren,
  renteperiodes,
  stapnummers,
  stappen,
  startersvrijstellingen,
  types,
  wie,
} from './keuzes'
export {
  bedragFouten,
  bewijsFouten,
  datumFouten,
  energielabeltabellen,
  gedeeldFouten,
  getalFouten,
  getypteTeksten,
  leesfouten,
  ongewoneRentes,
  onleesbareVerzoeken,
  onvolledigeNormen,
  percentageFouten,
} from './lezen'
export { herzieningen, losseOrientaties, na, orientaties, personen } from './orientatie'
export {
  aankondigingen,
  analyticsGebeurtenissen,
  invoerFouten,
  momentopnamen,
  nieuwereNormen,
  periodeAntwoorden,
  samenvattingen,
  samenvattingStates,
  uitkomstmeldingen,
} from './samenvatting'
export {
  aflossingsverlopen,
  benodigdheden,
  controles,
  doelen,
  gevoeligheden,
  normjaarvergelijkingen,
  periodevergelijkingen,
  rekenbewijzen,
  rekenFouten,
  uitgeschrevenBerekeningen,
  verantwoordingen,
  verklaringen,
} from './uitkomst'
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
} from './verzoek'
export { antwoorden, berekeningFouten, instellingen, vervangingen, voortgangen, wijzigingen } from './wijziging'
