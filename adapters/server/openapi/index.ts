export { beschrijving } from './beschrijving'
export { toSchema, type Schema } from './toSchema'
