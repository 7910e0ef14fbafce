export { description } from './description'
export { toSchema, type Schema } from './toSchema'
