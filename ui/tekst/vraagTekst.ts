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
  type Stapnummer,
} from '../../domain/orientatie'
import { lijktMaandinkomen } from '../../domain'
import { vraagWoorden } from './vragen/vragen'
import { keuzeTekst, type Keuzewaarde } from './keuzeTekst'
import { algemeneTekst, overigTekst, jaarinkomenTekst, meldingen, groepen, stappenTekst } from './nl'
import { woningTekst } from './vragen/woning'

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
const groepTekst = (veld: Veld, { alleenSamen }: Antwoorden): string | undefined =>
  veld === 'eigen.leningen' && alleenSamen === 'alleen' ? undefined : titels[veld]

type Opmerking = (antwoorden: Uitgangspunten) => string | undefined

const overInkomenssoort =
  (wie: Wie, pensioen: string): Opmerking =>
  ({ labelCode, [wie]: { dienstBetrekking } }) => {
    if (dienstBetrekking === 'Overig') return overigTekst(wie, labelCode)
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
}

/** What there is to say of an answer that can be read: that it does not count, or may be meant otherwise. */
const opmerkingTekst = (veld: Veld, antwoorden: Uitgangspunten): string | undefined => opmerkingen[veld]?.(antwoorden)

/** One of the answers that a question has to choose from. */
export interface Keuze<Waarde = Keuzewaarde> {
  /** The answer, as the state has it. */
  readonly waarde: Waarde
  /** What it is called. */
  readonly tekst: string
}

/** Everything that is said at a question; what there is nothing to say of, is undefined. */
export interface VraagTekst<V extends Veld = Veld> {
  /** The title of the group of questions that begins with this one. */
  readonly groep: string | undefined
  /** The question. */
  readonly label: string
  /** The word behind the label of a question that may stay open. */
  readonly optioneel: string | undefined
  /** What to count in the answer; shown under the label. */
  readonly hulp: string | undefined
  /** Why the question is asked, or what a choice comes to; shown on request. */
  readonly toelichting: string | undefined
  /** The answers to choose from under this brand, in the order in which they are offered; none for an amount. */
  readonly keuzes: readonly Keuze<Veldwaarde<Exclude<V, BedragVeld>>>[]
  /** The message when a required question is left open. */
  readonly ontbreekt: string | undefined
  /** What there is to say of the answer that was given. */
  readonly opmerking: string | undefined
}

/** Is this offered under the brand? Not every brand has every period. */
const isTeKiezen = (waarde: Veldwaarde, labelCode: LabelCode): waarde is Keuzewaarde =>
  typeof waarde === 'number' ? isPeriodeVan(labelCode, waarde) : waarde !== undefined

const keuzesBij = (veld: Veld, labelCode: LabelCode): readonly Keuze[] =>
  keuzesVan(veld).flatMap((waarde) =>
    isTeKiezen(waarde, labelCode) ? [{ waarde, tekst: keuzeTekst(waarde, labelCode) }] : [],
  )

/**
 * Everything that is said at a question with these answers, under their brand: the words of the calculator itself.
 * Which questions there are, `zichtbareVelden` of the domain says.
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

/** The heading of a step: its place and its name. */
export const stapTekst = (stap: Stapnummer): string => stappenTekst.teller(stap + 1, STAPPEN.length, STAPPEN[stap])
