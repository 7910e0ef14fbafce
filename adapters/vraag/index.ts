export { vraag as run, type VraagProcess } from './vraag'
