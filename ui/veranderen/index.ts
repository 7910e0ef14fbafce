export { GeprobeerdMessage } from './GeprobeerdMessage'
export { VeranderKnop } from './VeranderKnop'
