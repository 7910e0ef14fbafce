export { toSchema, type Schema } from './toSchema'
