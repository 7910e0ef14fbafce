export { leesConfiguratie, type Configuratie } from './configuratie'
export { leesTarieven } from './tarieven'
