export { Rekenhulp } from './Rekenhulp'
export { createLaterParts } from './createLaterParts'
