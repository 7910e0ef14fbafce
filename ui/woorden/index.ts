export { Woordenlijst } from './Woordenlijst'
