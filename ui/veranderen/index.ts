export { GeprobeerdMelding } from './GeprobeerdMelding'
export { VeranderKnop } from './VeranderKnop'
