export { antwoordTekst, keuzeTekst, startersvragen } from './antwoordTekst'
