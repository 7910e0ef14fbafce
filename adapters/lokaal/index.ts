export { createLokaleBerekening, type LokaleBerekeningConfig } from './lokaleBerekening'
