export { aankoopVan, type Aankoop } from './aankoop'
export { behoefteVan, type Behoefte } from './behoefte'
export { verkoopVan, type Verkoop } from './verkoop'
export { maximaleHypotheek, woningVan, type Woning } from './woning'
