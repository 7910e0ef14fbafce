export { bedragen, bedragenMetCenten, bedragenOfLeeg } from './arbitraries/gangbaar'
export { antwoordenVan, bezoekers, type Bezoeker, type Koper } from './arbitraries/bezoeker'
export { eigenschappen } from './arbitraries/eigenschappen'
export { financieringsOpzetten, financieringsOpzettenMetOnderpand } from './arbitraries/financieringsOpzet'
export {
  datums,
  gedeeldeBerekeningen,
  herzieningen,
  inkomensberekeningen,
  kredieten,
  losseOrientaties,
  na,
  orientaties,
} from './arbitraries/orientatie'
export { dienstgronden, gronden, lokaleGronden } from './arbitraries/grond'
export {
  bewijsoordelen,
  gerangschiktePeriodes,
  uitgelegdeCijfers,
  uitkomsten,
  uitvoerigheden,
  verandergronden,
  verloopgronden,
} from './arbitraries/gronden'
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
} from './arbitraries/keuzes'
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
} from './arbitraries/lezen'
export {
  aankondigingen,
  analyticsGebeurtenissen,
  invoerFouten,
  momentopnamen,
  nettosBij,
  nieuwereNormen,
  periodeAntwoorden,
  rangordes,
  samenvattingen,
  samenvattingStates,
  uitkomstmeldingen,
} from './arbitraries/samenvatting'
export {
  aankoopgrenzen,
  aflossingsverlopen,
  benodigdheden,
  controles,
  doelen,
  gevoeligheden,
  maandverdelingen,
  normjaarvergelijkingen,
  periodevergelijkingen,
  rekenbewijzen,
  rekenFouten,
  uitgeschrevenBerekeningen,
  verantwoordingen,
  verklaringen,
} from './arbitraries/uitkomst'
export { rentepercentage, tarievenPerLabel } from './arbitraries/rentes'
export {
  hypotheekgever,
  metKader,
  onderpand,
  rekenkader,
  rekenkaderMetRenteparen,
  verzoek,
  verzoekMetEnigePeriode,
  verzoekMetOnderpand,
} from './arbitraries/verzoek'
export {
  antwoorden,
  berekeningFouten,
  instellingen,
  personen,
  gelezenStartwaarden,
  startwaarden,
  vervangingen,
  voortgangen,
  wijzigingen,
} from './arbitraries/wijziging'
export {
  beginVanWandeling,
  loopDoorVoorkant,
  wandelingen,
  zetten,
  type Voorkant,
  type VoorkantStappen,
  type WandelModel,
  type Zet,
} from './wandeling'
export { WETTEN_VAN_DE_BEREKENING, type Wet } from './wetten'
