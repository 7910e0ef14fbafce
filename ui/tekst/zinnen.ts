export { aannamesTekst } from './aannames'
export { adviseurTekst } from './adviseur'
export { afdrukTekst } from './afdruk'
export { bewarenTekst } from './bewaren'
export { bewijsTekst } from './bewijs'
export { delenTekst } from './delen'
export { inSpraak, inZin, procentInZin } from './inZin'
export { jaarinkomenSom, maandinkomenTekst } from './jaarinkomen'
export { limietenTekst } from './limieten'
export {
  alleenSamenTekst,
  algemeneTekst,
  groepen,
  hostTekst,
  jaarinkomenTekst,
  jaNeeTekst,
  knoppen,
  kredietTekst,
  meldingen,
  stappenTekst,
} from './nl'
export { probeerselTekst } from './probeersel'
export { renteTekst, samenvattingdelenTekst } from './rente'
export { betaalwijzeTekst, samenvattingLabels, samenvattingTekst } from './samenvatting'
export { startersTekst } from './starters'
export { datumTekst, getalTekst, lijstTekst } from './velden'
export { veranderenTekst } from './veranderen'
export { vergelijkingTekst } from './vergelijking'
export { kernZinnen, samenvattingTitels, verhaalTekst } from './verhaal'
export { koopZinnen, leenZinnen, maandZinnen } from './verhaalZinnen'
export { verloopTekst } from './verloop'
export { watAlsTekst } from './watAls'
export { watPastTekst } from './watPast'
export { bestaandeWoningTekst, woningTekst } from './woning'
export { woordenlijst, woordenTekst } from './woordenlijst'
export { vragen } from './vragen'
