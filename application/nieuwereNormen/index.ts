export { createNieuwereNormenService, type NieuwereNormen, type NieuwereNormenService } from './nieuwereNormenService'
