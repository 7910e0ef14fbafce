export { aanschafVan, type Aanschaf } from './aanschaf'
export { maximaleHypotheekVan, woningVan } from './woning'
export { MAKELAARSPERCENTAGE } from './woning.stappen'
