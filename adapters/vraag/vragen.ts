import {
  formatPercentage,
  isPeriodeVan,
  keuzesVan,
  naamVanPeriode,
  startersvragen,
  zichtbareVelden,
  type BedragVeld,
  type Normen,
  type Orientatie,
  type Rentetarieven,
  type Stapnummer,
  type Veld,
  type Veldwaarde,
} from '../../domain'
import { keuzeTekst } from '../../ui/afdruk/zinnen'
import { groepen, woningTekst } from '../../ui/tekst'
import type { Choice } from './createPrompter'

/** Is this question answered by choosing? */
export const isKeuzeveld = (veld: Veld): veld is Exclude<Veld, BedragVeld> => keuzesVan(veld).length > 0

/** A period without a rate is no choice: nothing can be calculated with it. */
const toKeuzes = (
  waarde: Veldwaarde,
  { labelCode }: Orientatie,
  rentetarieven: Rentetarieven,
): readonly Choice<Veldwaarde>[] => {
  if (typeof waarde === 'string') return [{ waarde, tekst: keuzeTekst(waarde, labelCode) }]
  if (waarde === undefined || !isPeriodeVan(labelCode, waarde)) return []
  const rente = rentetarieven[waarde]
  return rente === undefined ? [] : [{ waarde, tekst: `${naamVanPeriode(waarde)}: ${formatPercentage(rente)}` }]
}

/** What can be answered to a question, as it is called; nothing for an amount. */
export const keuzesMetNaam = (
  veld: Veld,
  orientatie: Orientatie,
  rentetarieven: Rentetarieven,
): readonly Choice<Veldwaarde>[] => keuzesVan(veld).flatMap((waarde) => toKeuzes(waarde, orientatie, rentetarieven))

/** What decides which questions there are beside the answers. */
interface NormenAndRentes {
  readonly normen: Normen
  readonly rentetarieven: Rentetarieven
}

/** The questions of a step with these answers, in the order of the screen; none that has nothing to choose from. */
export const vragenVan = (
  orientatie: Orientatie,
  stap: Stapnummer,
  { normen, rentetarieven }: NormenAndRentes,
): readonly Veld[] =>
  zichtbareVelden(orientatie, stap)
    .flatMap((veld) => (veld === 'bestaandeWoning' ? [veld, ...startersvragen(orientatie, normen)] : [veld]))
    .filter((veld) => !isKeuzeveld(veld) || keuzesMetNaam(veld, orientatie, rentetarieven).length > 0)

/** The titles of the groups that questions stand in, by the first question of each. */
const titels: Readonly<Partial<Record<Veld, string>>> = {
  'eigen.dienstBetrekking': groepen.jouwInkomen,
  'partner.dienstBetrekking': groepen.inkomenPartner,
  schulden: groepen.schulden,
  'eigen.leningen': groepen.jouwSchulden,
  'partner.leningen': groepen.schuldenPartner,
  vraagprijsWoning: woningTekst.groepen.woning,
  woonJeNuInEenKoopwoning: woningTekst.groepen.huidigeWoning,
  eigenGeld: woningTekst.groepen.eigenGeld,
}

/** The title above a question, where a group of questions begins; who buys alone has one group of debts. */
export const groepVan = (veld: Veld, { alleenSamen }: Orientatie): string | undefined =>
  veld === 'eigen.leningen' && alleenSamen === 'alleen' ? undefined : titels[veld]
