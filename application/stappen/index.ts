export { createStappenService, type StappenService } from './stappenService'
