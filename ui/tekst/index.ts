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
export { betaalwijzeTekst, samenvattingRegels, samenvattingTekst } from './samenvatting'
export { vragen } from './vragen'
