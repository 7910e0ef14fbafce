export { readTarieven } from './readTarieven'
