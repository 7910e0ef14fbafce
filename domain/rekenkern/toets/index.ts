export { toetsinkomen } from './aanvrager.stappen'
export { inkomensdrempels } from './inkomensdrempels'
export { maximumOpInkomen } from './toets'
