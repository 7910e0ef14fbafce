export {
  eisGewoneTarieven,
  readGekozenTarieven,
  readTarieven,
  TARIEF_OPTIONS,
  TARIEF_OPTIONS_HELP,
  type Tariefkeuze,
} from './readTarieven'
