export { GeprobeerdMessage } from './GeprobeerdMessage'
export { VeranderButton } from './VeranderButton'
