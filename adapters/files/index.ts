export { readTarieven } from './readTarieven'
export { readGekozenTarieven, TARIEFOPTIES, TARIEFOPTIES_HELP, type Tariefkeuze } from './tariefopties'
