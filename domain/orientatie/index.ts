export { parseGedeeld, formatGedeeld, toAnders, type Gedeeld, type GedeeldFout } from './gedeeld'
export { type Antwoorden, type Veld } from '../antwoorden/antwoorden'
export {
  isZelfdeRekenstand,
  type Berekend,
  type BerekeningFout,
  type Rekenstand,
  type Uitgangspunten,
} from './rekenstand'
export {
  DIENST_BETREKKINGEN,
  isLoondienst,
  naamVanDienstBetrekking,
  type DienstBetrekking,
} from '../antwoorden/dienstBetrekking'
export {
  energielabelRijen,
  naamVanEnergielabel,
  type BedragPerEnergielabel,
  type EnergielabelRij,
} from '../antwoorden/energielabel'
export { ENERGIELABELS, type EnergielabelType } from '../antwoorden/keuzes'
export {
  alleenSamenCodec,
  bestaandeWoningCodec,
  dienstBetrekkingCodec,
  energielabelTypeCodec,
  jaNeeCodec,
} from '../antwoorden/keuzeCodecs'
export { type AlleenSamen, type BestaandeWoning, type JaNee, type JaNeeWeetNiet } from '../antwoorden/keuzes'
export { aanbiederVan, LABEL_CODES, labelCodeCodec, type Label, type LabelCode } from '../antwoorden/label'
export { typeCodec, type Type } from './orientatie'
export { type Persoon, type PersoonVeld, type Wie } from '../antwoorden/persoon'
export { isPeriodeVan, naamVanPeriode, periodesVan, STANDAARD_PERIODE } from '../antwoorden/rentevastePeriode'
export { RENTEVASTE_PERIODES, type RentevastePeriode } from '../antwoorden/rentevastePeriodes'
export {
  mogelijkeStarters,
  startersvrijstellingCodec,
  startersvrijstellingVan,
  type Startersvrijstelling,
} from '../antwoorden/startersvrijstelling'
export {
  EERSTE_STAP,
  eersteStappen,
  gaNaar,
  isBereikbaar,
  LAATSTE_STAP,
  ONBEGRENSDE_STAP,
  STAPNUMMERS,
  STAPPEN,
  toegankelijkeNaamVanStap,
  volgende,
  vorige,
  type Stapnummer,
  type StappenState,
} from './stappen'
export { plaatsenIn } from '../vragen/plaatsen'
export { keuzesVan } from '../vragen/antwoord'
export { aflosbareSchulden, vasteSchulden, type Schuldvraag, type VasteSchuld } from '../vragen/schulden'
export { nieuwePersoon, VELDEN, VRAGENGROEPEN } from '../vragen/vragen'
export { antwoordenEq } from './antwoordenEq'
export { waardeVan, type BedragVeld, type Startwaarden, type Veldwaarde } from '../antwoorden/veld'
export { readStartwaarden, type GelezenStartwaarden } from './readStartwaarden'
export { gevraagdeVelden, toGeteldAntwoord, zichtbareVelden } from './zichtbareVelden'
