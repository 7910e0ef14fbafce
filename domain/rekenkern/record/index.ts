export { RECORD, recordVan } from './record'
