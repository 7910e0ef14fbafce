export { herkomstZin } from '../samenvatting/herkomstZin'
export {
  cijferTekst,
  meldingTekst,
  regelTekst,
  titelTekst,
  type BenoemdCijfer,
  type Melding,
  type RegelTekst,
  type Samenvattingdeel,
} from './regelTekst'
export {
  antwoordTekst,
  keuzeTekst,
  stapTekst,
  vraagTekst,
  type Keuze,
  type Keuzewaarde,
  type VraagTekst,
} from './vraagTekst'
