import { isVerplicht, verplichtMelding } from '../../domain/invoer'
import {
  isPeriodeVan,
  keuzesVan,
  type BedragVeld,
  type LabelCode,
  type Uitgangspunten,
  type Veld,
  type Veldwaarde,
  type Wie,
  type Antwoorden,
  STAPPEN,
  VRAGENGROEPEN,
  type Stapnummer,
} from '../../domain/orientatie'
import { lijktMaandinkomen } from '../../domain'
import { vraagWoorden } from './vragen/vragen'
import { keuzeTekst, type Keuzewaarde } from './keuzeTekst'
import { algemeneTekst, overigInZinnen, jaarinkomenTekst, meldingen, groepen, stappenTekst } from './nl'
import { woningTekst } from './vragen/woning'

/** The first debt that is asked about, whose question begins the group of the debts of one home buyer. */
const [eersteSchuld] = VRAGENGROEPEN.schulden

/** The titles of the groups of questions other than those of the debts, by the first question of each group. */
const titels: Readonly<Partial<Record<Veld, string>>> = {
  'eigen.dienstBetrekking': groepen.jouwInkomen,
  'partner.dienstBetrekking': groepen.inkomenPartner,
  schulden: groepen.schulden,
  vraagprijsWoning: woningTekst.groepen.woning,
  woonJeNuInEenKoopwoning: woningTekst.groepen.huidigeWoning,
  eigenGeld: woningTekst.groepen.eigenGeld,
}

/** Returns the title of the question group that starts with `veld`, if any; none above a sole buyer's debt amounts. */
const groepTekst = (veld: Veld, { alleenSamen }: Antwoorden): string | undefined => {
  if (veld === `eigen.${eersteSchuld}`) return alleenSamen === 'alleen' ? undefined : groepen.jouwSchulden
  return veld === `partner.${eersteSchuld}` ? groepen.schuldenPartner : titels[veld]
}

type Opmerking = (antwoorden: Uitgangspunten) => string | undefined

const overInkomenssoort =
  (wie: Wie, pensioen: string): Opmerking =>
  ({ labelCode, [wie]: { dienstBetrekking } }) => {
    if (dienstBetrekking === 'Overig') return overigInZinnen(wie, labelCode)
    return dienstBetrekking === 'Pensioen' ? pensioen : undefined
  }

const overInkomen =
  (wie: Wie): Opmerking =>
  ({ [wie]: { dienstBetrekking, inkomen } }) =>
    lijktMaandinkomen(dienstBetrekking, inkomen) ? jaarinkomenTekst.perJaar : undefined

const opmerkingen: Readonly<Partial<Record<Veld, Opmerking>>> = {
  'eigen.dienstBetrekking': overInkomenssoort('eigen', meldingen.pensioenAow),
  'partner.dienstBetrekking': overInkomenssoort('partner', meldingen.pensioenAowPartner),
  'eigen.inkomen': overInkomen('eigen'),
  'partner.inkomen': overInkomen('partner'),
  'eigen.inkomenPensioenVerwacht': () => meldingen.pensioenTelt,
  'partner.inkomenPensioenVerwacht': () => meldingen.pensioenTelt,
}

/** Returns a remark on a valid answer, such as that the amount may be a monthly income; undefined without a remark. */
const opmerkingTekst = (veld: Veld, antwoorden: Uitgangspunten): string | undefined => opmerkingen[veld]?.(antwoorden)

/** One option of a question. */
export interface Keuze<Waarde = Keuzewaarde> {
  /** The value of the option in the answers. */
  readonly waarde: Waarde
  /** The text of the option. */
  readonly tekst: string
}

/** All texts of a question; undefined for a text that the question does not have. */
export interface VraagTekst<V extends Veld = Veld> {
  /** The title of the group of questions that starts with this question. */
  readonly groep: string | undefined
  /** The question. */
  readonly label: string
  /** The word after the label of a question that is optional. */
  readonly optioneel: string | undefined
  /** The help about what the answer must include; shown below the label. */
  readonly hulp: string | undefined
  /** The explanation of why the question is asked or what an option means; shown when the visitor asks for it. */
  readonly toelichting: string | undefined
  /** The options under this brand, in display order; empty for an amount. */
  readonly keuzes: readonly Keuze<Veldwaarde<Exclude<V, BedragVeld>>>[]
  /** The message when a required question is not answered. */
  readonly ontbreekt: string | undefined
  /** A remark on the given answer, such as that the amount may be a monthly income. */
  readonly opmerking: string | undefined
}

/** Whether the visitor can choose a value under this brand. Not every brand has every fixed-rate period. */
const isTeKiezen = (waarde: Veldwaarde, labelCode: LabelCode): waarde is Keuzewaarde =>
  typeof waarde === 'number' ? isPeriodeVan(labelCode, waarde) : waarde !== undefined

const keuzesBij = (veld: Veld, labelCode: LabelCode): readonly Keuze[] =>
  keuzesVan(veld).flatMap((waarde) =>
    isTeKiezen(waarde, labelCode) ? [{ waarde, tekst: keuzeTekst(waarde, labelCode) }] : [],
  )

/**
 * Returns all texts of a question for these answers and their brand. `zichtbareVelden` of the domain returns the
 * questions of a step.
 * @example
 * vraagTekst('alleenSamen', orientatie).label // 'Koop je alleen of samen?'
 */
export const vraagTekst = <V extends Veld>(veld: V, antwoorden: Uitgangspunten): VraagTekst<V> => {
  const { label, hulp, toelichting } = vraagWoorden(veld, antwoorden)
  return {
    groep: groepTekst(veld, antwoorden),
    label,
    optioneel: isVerplicht(veld) ? undefined : algemeneTekst.optioneel,
    hulp,
    toelichting,
    keuzes: keuzesBij(veld, antwoorden.labelCode) as VraagTekst<V>['keuzes'],
    ontbreekt: verplichtMelding(veld),
    opmerking: opmerkingTekst(veld, antwoorden),
  }
}

/**
 * Returns the heading of a step: its number and its name.
 * @example
 * stapTekst(0) // 'Stap 1 van 3: Maximale hypotheek'
 */
export const stapTekst = (stap: Stapnummer): string => stappenTekst.teller(stap + 1, STAPPEN.length, STAPPEN[stap])
