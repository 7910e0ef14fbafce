export { loadWatAls } from './load'
export { WatAlsButton } from './WatAlsButton'
