export {
  aflossingsverloop,
  type Aflossingsjaar,
  type Aflossingsmaand,
  type Aflossingsverloop,
} from './aflossingsverloop'
export { schuldenVan } from './anderVerzoek'
export { belastingZonderHypotheek } from './belastingZonderHypotheek'
export { hoogsteAankoopprijs, type Aankoopgrens, type Aankoopprijs } from './benodigdVoor/hoogsteAankoopprijs'
export { benodigdVoor, type Benodigd } from './benodigdVoor/benodigdVoor'
export { hoogstePrijs } from './benodigdVoor/hoogstePrijs'
export type { Doel } from './benodigdVoor/inRichting'
export { mogelijkeVrijstelling, toAntwoorden, toStartersantwoorden } from './benodigdVoor/starters'
export type { Belastingoorzaak } from './extraBelasting'
export { gevoeligheid, type Gevoeligheid } from './gevoeligheid'
export { isNagerekend } from '../rekenkern/recordOf'
export {
  minsteTekort,
  RENTES_DAARNA,
  vergelijkRenteperiodes,
  type LastDaarna,
  type OpGelijkeLening,
  type Renteperiode,
} from './vergelijkRenteperiodes'
export { besparingMetNhg } from './besparingMetNhg'
export { isZonderLening, leningVan } from '../financieringsOpzet/lening'
export { maandverdelingVan, type Maandverdeling } from './maandverdeling'
export { verloopPerMaand, type Lastenjaar, type Lastenmaand, type Maandlasten } from './verloopPerMaand'
export { vergelijkNormjaren, type Cijfer, type Normjaarvergelijking } from './vergelijkNormjaren'
export type { Uitweg, Verandering } from './verandering'
