export { description } from './description'
