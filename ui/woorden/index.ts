export { WoordenButton } from './WoordenButton'
export { loadWoorden } from './load'
