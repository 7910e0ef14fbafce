export { WoordenKnop } from './WoordenKnop'
export { Woordenvouw } from './Woordenvouw'
