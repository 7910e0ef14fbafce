export { createLokaleBerekening, type LokaleBerekeningConfig } from './lokaleBerekening'
export { createNormvergelijking, type NormvergelijkingConfig } from './normvergelijking'
