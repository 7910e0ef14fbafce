export { meldFout, stuur } from './foutafhandeling'
export { toFoutantwoord, type Foutantwoord, type Foutcode, type Veldfout } from './foutantwoord'
export { decodeerMet, type IoTsTypeProvider } from './ioTs'
