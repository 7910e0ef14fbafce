export { JaarinkomenHulp } from './JaarinkomenHulp'
export { KredietHulp } from './KredietHulp'
export { loadJaarinkomenDialog, loadKredietBerekening } from './load'
