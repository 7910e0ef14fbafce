export { createNormvergelijking, type NormvergelijkingConfig } from './normvergelijking'
