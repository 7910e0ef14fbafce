export { asTyped } from '../codec/asTyped'
export { datumCodec, isDatum, parseDatum, tijdstipCodec, type Datum, type DatumFout } from '../datum/datum'
export { formatDatum, toDatum, toEenJaarEerder } from '../datum/kalender'
export { clampGetal, formatGetal, isMinToegestaan, parseGetal, type GetalBereik, type GetalFout } from './parseGetal'
export {
  isVerplicht,
  toInvoerFouten,
  verplichtMelding,
  type InkomensberekeningVeld,
  type InvoerFout,
  type InvulVeld,
} from './invoerFouten'
export {
  bestaandeDatum,
  leesbaarBedrag,
  leesbaarDatum,
  leesbaarGetal,
  leesbaarPercentage,
  meldingVanBedragFout,
  meldingVanDatumFout,
  meldingVanGetalFout,
  meldingVanPercentageFout,
} from './regels/leesbaar'
export { maximum, maximumDatum, minimum, minimumDatum, tussen, tussenDatums, type Dag } from './regels/grenzen'
export {
  eersteMelding,
  verplicht,
  voldoetAan,
  type Invoerregel,
  type VerplichtOptions,
  type VoldoetAanOptions,
} from './regels/invoerregel'
export { voorbeeldBedrag } from './voorbeeldBedrag'
export { email, postcode, telefoonnummer } from './regels/herkenbaar'
