export { RekenhulpContext, useRekenhulp, type RekenhulpState, type Services } from './context'
export { useFormulier } from './formulier'
export { type Doel, type Instellingen, type Pagina } from './instellingen'
export { useStream } from './useStream'
