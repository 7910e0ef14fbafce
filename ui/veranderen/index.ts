export { loadVeranderen } from './load'
export { GeprobeerdMelding } from './GeprobeerdMelding'
export { VeranderKnop } from './VeranderKnop'
