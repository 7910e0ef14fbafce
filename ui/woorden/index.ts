export { WoordenKnop } from './WoordenKnop'
