export { createOrientatieService, type OrientatieConfig, type OrientatieService } from './orientatieService'
