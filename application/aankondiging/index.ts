export { createAankondigingService, type AankondigingConfig, type AankondigingService } from './aankondigingService'
export { type Aankondiging } from './regio'
