export { kostenpostenCodec, standaardKosten, type Kostenposten } from './kostenposten'
export {
  voorstellenIn,
  type Afbouwkorting,
  type AlleenstaandeNorm,
  type Arbeidskortingschijf,
  type Belastingschijf,
  type Box1Norm,
  type Bron,
  type EigenwoningforfaitNorm,
  type Financieringslasttabel,
  type HeffingskortingenNorm,
  type Hillenjaar,
  type Kwartaalrentes,
  type Leeftijdsgroep,
  type NhgNorm,
  type Norm,
  type Normdelen,
  type Normen,
  type Normnaam,
  type Normstatus,
  type Peildatum,
  type StartersvrijstellingNorm,
  type Studieschuldfactor,
} from './normen'
export { normenVan } from './normenVan'
export {
  nieuwerNormjaar,
  NORMJAREN,
  normjaarCodec,
  normjaarIn,
  ontbrekendNormjaar,
  vorigNormjaar,
  type Normjaar,
} from './normjaar'
export { meldingVanOngewone, ongewoneRentesIn, ongewoneTarievenIn } from './ongewoneRentes'
export { isRentepaar, rentepaarVan, type Rentepaar, type Rentetarieven } from './rentepaar'
export {
  heeftOngewoneRente,
  isOngewoneRente,
  rentetarievenCodec,
  tarievenPerLabelCodec,
  voorbeeldRentes,
  type TarievenPerLabel,
} from './rentetarieven'
export { toNormen, type OnvolledigeNormen } from './toNormen'
