export { aanschafVan, type Aanschaf } from './aanschaf'
export { MAKELAARSPERCENTAGE } from './verkoop.stappen'
export { maximaleHypotheekVan, woningVan } from './woning'
