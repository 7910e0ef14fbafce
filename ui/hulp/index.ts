export { JaarinkomenHulp } from './JaarinkomenHulp'
export { KredietHulp } from './KredietHulp'
