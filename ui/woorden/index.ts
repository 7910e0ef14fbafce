export { WoordenButton } from './WoordenButton'
export { WoordenDisclosure } from './WoordenDisclosure'
