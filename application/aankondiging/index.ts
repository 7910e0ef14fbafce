export {
  createAankondigingService,
  type Aankondiging,
  type AankondigingConfig,
  type AankondigingService,
} from './aankondigingService'
