export { belastingvoordeel } from './belasting'
export { maandlastVan, type Maandlast } from './maandlast'
