import { isVerplicht, verplichtMelding } from '../../domain/invoer'
import {
  isPeriodeVan,
  keuzesVan,
  type BedragVeld,
  type LabelCode,
  type Uitgangspunten,
  type Veld,
  type Veldwaarde,
} from '../../domain/orientatie'
import { vraagWoorden } from '../vragen/vraagWoorden'
import { groepTekst } from './groepTekst'
import { keuzeTekst, type Keuzewaarde } from './keuzeTekst'
import { algemeneTekst } from './nl'
import { opmerkingTekst } from './opmerkingTekst'
import { renteTekst } from './rente'
import { woningTekst } from './woning'

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

/** The help that a screen fetches with the step it stands in. */
const latereHulp: Readonly<Partial<Record<Veld, string>>> = woningTekst.hulp

const latereToelichting: Readonly<Partial<Record<Veld, string>>> = {
  energielabelType: woningTekst.energielabelUitleg,
  renteperiode: renteTekst.periodeUitleg,
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
    hulp: hulp ?? latereHulp[veld],
    toelichting: toelichting ?? latereToelichting[veld],
    keuzes: keuzesBij(veld, antwoorden.labelCode) as VraagTekst<V>['keuzes'],
    ontbreekt: verplichtMelding(veld),
    opmerking: opmerkingTekst(veld, antwoorden),
  }
}
