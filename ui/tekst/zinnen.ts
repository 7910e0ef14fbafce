export { aannamesTekst } from './aannames'
export { adviseurTekst } from './adviseur'
export { afdrukTekst } from './afdruk'
export { bewarenTekst } from './bewaren'
export { bewijsTekst } from './bewijs'
export { delenTekst } from './delen'
export { hostTekst } from './host'
export { inSpraak, inZin, procentInZin } from './inZin'
export { jaarinkomenSom, maandinkomenTekst } from './jaarinkomen'
export { kredietTekst } from './krediet'
export { limietenTekst } from './limieten'
export {
  alleenSamenTekst,
  algemeneTekst,
  groepen,
  jaarinkomenTekst,
  jaNeeTekst,
  knoppen,
  meldingen,
  stappenTekst,
} from './nl'
export { kernZinnen } from './kernZinnen'
export { periodeTekst } from './periodes'
export { probeerselTekst } from './probeersel'
export { renteTekst } from './rente'
export { betaalwijzeTekst, samenvattingLabels, samenvattingTekst } from './samenvatting'
export { samenvattingdelenTekst } from './samenvattingdelen'
export { startersTekst } from './starters'
export { datumTekst, getalTekst, lijstTekst } from './velden'
export { veranderenTekst } from './veranderen'
export { vergelijkingTekst } from './vergelijking'
export { samenvattingTitels, verhaalTekst } from './verhaal'
export { koopZinnen, leenZinnen, maandZinnen } from './verhaalZinnen'
export { verloopTekst } from './verloop'
export { watAlsTekst } from './watAls'
export { watPastTekst } from './watPast'
export { bestaandeWoningTekst, woningTekst } from './woning'
export { woordenlijst, woordenTekst } from './woordenlijst'
export { overigeVragen, persoonsvragen } from './vragen/vragen'
