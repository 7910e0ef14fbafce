export { readTarieven } from './readTarieven'
export { readGekozenTarieven, TARIEF_OPTIONS, TARIEF_OPTIONS_HELP, type Tariefkeuze } from './tariefOptions'
