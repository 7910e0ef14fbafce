export { vraagTekst } from './vraagTekst'
