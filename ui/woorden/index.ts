export { WoordenKnop } from './WoordenKnop'
export { WoordenDisclosure } from './WoordenDisclosure'
