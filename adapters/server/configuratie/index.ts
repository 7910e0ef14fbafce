export { leesConfiguratie, type Configuratie } from './configuratie'
