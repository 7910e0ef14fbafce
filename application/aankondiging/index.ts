export { createAankondigingService, type AankondigingConfig, type AankondigingService } from './aankondigingService'
export { createDialogen, type Dialogen } from './dialogen'
export { type Aankondiging } from './region'
