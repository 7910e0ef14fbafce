export { Melding } from './Melding'
