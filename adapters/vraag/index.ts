export { vraag as opdracht, type VraagProcess } from './vraag'
