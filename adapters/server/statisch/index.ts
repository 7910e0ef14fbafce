export { registreerMap } from './registreerMap'
