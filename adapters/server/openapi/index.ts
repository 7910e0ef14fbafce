export { description } from './description'
export { toSchema } from './toSchema'
