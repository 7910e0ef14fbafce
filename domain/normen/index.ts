export { kostenpostenCodec, standaardKosten, type Kostenposten } from './kostenposten'
export type {
  AlleenstaandeNorm,
  Belastingschijf,
  Box1Norm,
  Bron,
  EigenwoningforfaitNorm,
  Financieringslasttabel,
  Kwartaalrentes,
  Leeftijdsgroep,
  NhgNorm,
  Norm,
  Normdelen,
  Normen,
  Normnaam,
  Normstatus,
  Peildatum,
  StartersvrijstellingNorm,
  Studieschuldfactor,
} from './normen'
export { normenVan } from './normenVan'
export { nieuwerNormjaar, NORMJAREN, normjaarCodec, normjaarIn, type Normjaar } from './normjaar'
export { meldingVanOngewone, ongewoneRentesIn, ongewoneTarievenIn } from './ongewoneRentes'
export {
  isOngewoneRente,
  rentetarievenCodec,
  tarievenPerLabelCodec,
  voorbeeldRentes,
  type Rentetarieven,
  type TarievenPerLabel,
} from './rentetarieven'
export { toNormen, type OnvolledigeNormen } from './toNormen'
export { voorstellenIn } from './voorstellenIn'
