export { loadWatAls } from './load'
export { WatAlsKnop } from './WatAlsKnop'
