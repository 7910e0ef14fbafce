export { normwisselZinnen } from './normwisselZinnen'
export { herkomstZin, nieuwereNormenZin } from './herkomstZin'
export { antwoordTekst, keuzeTekst, type Keuzewaarde } from './keuzeTekst'
export { meldingTekst, type Melding } from './meldingTekst'
export {
  cijferTekst,
  regelTekst,
  titelTekst,
  type BenoemdCijfer,
  type RegelTekst,
  type Samenvattingdeel,
} from './regelTekst'
export { stapTekst, vraagTekst, type Keuze, type VraagTekst } from './vraagTekst'
