export { aanschafVan, type Aanschaf } from './aanschaf'
export { maximaleHypotheekVan, woningVan } from './woning'
