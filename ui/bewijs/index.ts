export { createBewijs, sealOf } from './createBewijs'
export { vergelijkBewijs, vergelijkNormen } from './vergelijk'
export type { Veranderd } from './perReden'
