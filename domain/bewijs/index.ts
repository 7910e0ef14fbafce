export { controleerRekenbewijs, type Controle, type Verschil } from './controleerRekenbewijs'
export { normhashVan } from './identiteit'
export { maakRekenbewijs } from './maakRekenbewijs'
export { rekenbewijsCodec, rekenbewijsShape, type Rekenbewijs } from './rekenbewijs'
