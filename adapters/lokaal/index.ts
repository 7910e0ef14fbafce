export { createLokaleBerekening } from './lokaleBerekening'
export { createNormvergelijking } from './normvergelijking'
