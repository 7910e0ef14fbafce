export { hostTekst } from './host'
export { inSpraak, inZin } from './inZin'
export { kredietTekst } from './krediet'
export {
  alleenSamenTekst,
  algemeen,
  bestaandeWoningTekst,
  energielabelKoppen,
  groepen,
  jaarinkomenTekst,
  jaNeeTekst,
  knoppen,
  meldingen,
  rente,
  stappenTekst,
} from './nl'
export { betaalwijzeTekst, samenvattingLabels, samenvattingTekst } from './samenvatting'
export { datumTekst, getalTekst } from './velden'
export { vragen } from './vragen'
