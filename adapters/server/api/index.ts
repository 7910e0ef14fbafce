export { createApi, PREFIXES } from './api'
