export { berekenBatch as run, type BatchProcess } from './berekenBatch'
