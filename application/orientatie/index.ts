export { createOrientatieService, type OrientatieConfig, type OrientatieService } from './orientatieService'
export { type BerekeningState, type OrientatieState } from './orientatieState'
