export { createNormvergelijking } from './normvergelijking'
