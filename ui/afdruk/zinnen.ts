export { antwoordTekst, startersvragen } from './antwoordTekst'
