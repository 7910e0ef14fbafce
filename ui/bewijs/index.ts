export { maakBewijs, sealOf } from './maakBewijs'
export { vergelijkBewijs, vergelijkNormen } from './vergelijk'
export type { Veranderd } from './perReden'
