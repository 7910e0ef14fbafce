export { Rekenhulp } from './Rekenhulp'
