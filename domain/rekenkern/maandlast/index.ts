export { belastingvoordeel, type Belastbaar } from './belasting'
export { maandlastVan, type Maandlaststappen } from './maandlast'
