export { createBewijs, sealOf } from './createBewijs'
export { vergelijkBewijs, vergelijkNormen, type Bewijsoordeel, type Verschillen } from './vergelijkBewijs'
