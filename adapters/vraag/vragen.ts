import {
  DIENST_BETREKKINGEN,
  ENERGIELABELS,
  formatPercentage,
  naamVanDienstBetrekking,
  naamVanEnergielabel,
  naamVanPeriode,
  periodesVan,
  zichtbareVelden,
  type BedragVeld,
  type Normen,
  type Orientatie,
  type Rentetarieven,
  type Stapnummer,
  type Veld,
  type Veldwaarde,
} from '../../domain'
import { startersvragen } from '../../ui/afdruk/zinnen'
import { alleenSamenTekst, bestaandeWoningTekst, groepen, jaNeeTekst, startersTekst, woningTekst } from '../../ui/tekst'
import type { Keuze } from './createScherm'

/** A question that is answered by choosing. */
export type Keuzeveld = Exclude<Veld, BedragVeld>

/** The answers of one question to choose from. */
type Keuzes<V extends Keuzeveld> = (
  orientatie: Orientatie,
  rentetarieven: Rentetarieven,
) => readonly Keuze<Veldwaarde<V>>[]

const uit =
  <Waarde extends string>(teksten: Readonly<Record<Waarde, string>>) =>
  (): readonly Keuze<Waarde>[] =>
    (Object.keys(teksten) as Waarde[]).map((waarde) => ({ waarde, tekst: teksten[waarde] }))

const jaNee = uit(jaNeeTekst)
const starter = uit(startersTekst.keuzes)

const soortenInkomen = ({ labelCode }: Orientatie) =>
  DIENST_BETREKKINGEN.map((waarde) => ({ waarde, tekst: naamVanDienstBetrekking(waarde, labelCode) }))

/** A period without a rate is no choice: nothing can be calculated with it. */
const periodes: Keuzes<'renteperiode'> = ({ labelCode }, rentetarieven) =>
  periodesVan(labelCode).flatMap((waarde) => {
    const rente = rentetarieven[waarde]
    return rente === undefined ? [] : [{ waarde, tekst: `${naamVanPeriode(waarde)}: ${formatPercentage(rente)}` }]
  })

const keuzes: { readonly [V in Keuzeveld]: Keuzes<V> } = {
  alleenSamen: uit(alleenSamenTekst),
  schulden: jaNee,
  bestaandeWoning: uit(bestaandeWoningTekst),
  woonJeNuInEenKoopwoning: jaNee,
  energielabelType: () => ENERGIELABELS.map((waarde) => ({ waarde, tekst: naamVanEnergielabel(waarde) })),
  renteperiode: periodes,
  'eigen.dienstBetrekking': soortenInkomen,
  'eigen.pensioenBinnen10Jaar': jaNee,
  'eigen.startersvrijstelling': starter,
  'partner.dienstBetrekking': soortenInkomen,
  'partner.pensioenBinnen10Jaar': jaNee,
  'partner.startersvrijstelling': starter,
}

export const isKeuzeveld = (veld: Veld): veld is Keuzeveld => veld in keuzes

/** What can be answered to a question, as it is called. */
export const keuzesVan = <V extends Keuzeveld>(
  veld: V,
  orientatie: Orientatie,
  rentetarieven: Rentetarieven,
): readonly Keuze<Veldwaarde<V>>[] => keuzes[veld](orientatie, rentetarieven)

/** What decides which questions there are beside the answers. */
interface Grond {
  readonly normen: Normen
  readonly rentetarieven: Rentetarieven
}

/** The questions of a step with these answers, in the order of the screen; none that has nothing to choose from. */
export const vragenVan = (
  orientatie: Orientatie,
  stap: Stapnummer,
  { normen, rentetarieven }: Grond,
): readonly Veld[] =>
  zichtbareVelden(orientatie, stap)
    .flatMap((veld) => (veld === 'bestaandeWoning' ? [veld, ...startersvragen(orientatie, normen)] : [veld]))
    .filter((veld) => !isKeuzeveld(veld) || keuzesVan(veld, orientatie, rentetarieven).length > 0)

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
