export { maakBewijs, sealOf } from './maakBewijs'
export { vergelijkBewijs, vergelijkNormen, type Oordeel } from './vergelijk'
