export { datumCodec, isDatum, tijdstipCodec, type Datum } from './datum'
export { formatDatum, toDatum, toEenJaarEerder } from './kalender'
export { parseDatum, type DatumFout } from './parseDatum'
