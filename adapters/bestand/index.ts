export { leesTarieven } from './leesTarieven'
