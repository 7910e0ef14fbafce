export { createApi, PREFIXES, type ApiConfig } from './api'
