export { createOrientatieService, type OrientatieService } from './orientatieService'
