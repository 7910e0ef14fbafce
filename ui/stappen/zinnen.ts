export { overigTekst } from './overigTekst'
