export { berekenBatch as opdracht, type BatchProcess } from './berekenBatch'
