export { clampGetal, isMinToegestaan, type GetalBereik } from './clampGetal'
export { toInvoerFouten, type InvoerFout, type InvulVeld } from './invoerFouten'
export { formatGetal, parseGetal, type GetalFout } from './parseGetal'
export {
  bestaandeDatum,
  eersteMelding,
  email,
  leesbaarBedrag,
  leesbaarDatum,
  leesbaarGetal,
  leesbaarPercentage,
  maximum,
  maximumDatum,
  meldingVanBedragFout,
  meldingVanDatumFout,
  meldingVanGetalFout,
  meldingVanPercentageFout,
  minimum,
  minimumDatum,
  postcode,
  telefoonnummer,
  tussen,
  tussenDatums,
  verplicht,
  voldoetAan,
  type Dag,
  type Invoerregel,
  type VerplichtOptions,
  type VoldoetAanOptions,
} from './regels'
export { isVerplicht, verplichtMelding, type InkomensberekeningVeld } from './verplichtMelding'
