export { isBevroren } from './bevroren'
export { kostenpostenCodec, standaardKosten, type Kostenposten } from './kostenposten'
export type {
  AlleenstaandeNorm,
  Belastingschijf,
  Box1Norm,
  Bron,
  EigenwoningforfaitNorm,
  Financieringslasttabel,
  Leeftijdsgroep,
  NhgNorm,
  Norm,
  Normen,
  Studieschuldfactor,
} from './normen'
export { normenVan } from './normenVan'
export { NORMJAREN, normjaarCodec, type Normjaar } from './normjaar'
export {
  isRentepercentage,
  rentetarievenCodec,
  tarievenPerLabelCodec,
  voorbeeldRentes,
  type Rentetarieven,
  type TarievenPerLabel,
} from './rentetarieven'
