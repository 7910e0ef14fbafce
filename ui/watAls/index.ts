export { WatAlsButton } from './WatAlsButton'
