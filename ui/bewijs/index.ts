export { createBewijs, sealOf } from './createBewijs'
export { toOnleesbaar } from './toOnleesbaar'
export { vergelijkBewijs, vergelijkNormen } from './vergelijk'
export type { Veranderd } from './perReden'
