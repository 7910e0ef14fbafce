export { antwoordTekst, keuzeTekst } from './antwoordTekst'
