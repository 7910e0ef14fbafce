export { runVraag as run, type VraagProcess } from './runVraag'
