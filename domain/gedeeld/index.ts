export { keuzesVan } from './antwoordCodecs'
export { leesGedeeld, schrijfGedeeld, toAnders, type Gedeeld, type GedeeldFout } from './gedeeld'
