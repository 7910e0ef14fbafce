import { formatEuro } from '../../domain/geld'
import {
  DIENST_BETREKKINGEN,
  ENERGIELABELS,
  naamVanDienstBetrekking,
  naamVanEnergielabel,
  naamVanPeriode,
  type BedragVeld,
  type DienstBetrekking,
  type EnergielabelType,
  type LabelCode,
  waardeVan,
  type RentevastePeriode,
  type Uitgangspunten,
  type Veld,
  type Veldwaarde,
} from '../../domain/orientatie'
import { afdrukTekst } from './afdruk'
import { alleenSamenTekst, jaNeeTekst } from './nl'
import { bestaandeWoningTekst } from './vragen/woning'

/** The value of an option of a question. Questions about an amount have no options. */
export type Keuzewaarde = Veldwaarde<Exclude<Veld, BedragVeld>>

/** The options whose texts are in this folder. The domain has the names of the other options. */
type Genoemd = Exclude<Keuzewaarde, DienstBetrekking | EnergielabelType | RentevastePeriode>

const namen: Readonly<Record<Genoemd, string>> = {
  ...alleenSamenTekst,
  ...bestaandeWoningTekst,
  ...jaNeeTekst,
  weetNiet: afdrukTekst.weetNiet,
}

/**
 * Returns the text of an option under this brand.
 * @example
 * keuzeTekst('samen', 'MY') // 'Samen'
 */
export const keuzeTekst = (keuze: Keuzewaarde, labelCode: LabelCode): string => {
  if (typeof keuze === 'number') return naamVanPeriode(keuze)
  if (isEenVan(DIENST_BETREKKINGEN, keuze)) return naamVanDienstBetrekking(keuze, labelCode)
  return isEenVan(ENERGIELABELS, keuze) ? naamVanEnergielabel(keuze) : namen[keuze]
}

const isEenVan = <Keuze extends string>(keuzes: readonly Keuze[], keuze: string): keuze is Keuze =>
  keuzes.some((een) => een === keuze)

/**
 * Returns the answer to a question as text: the text of the chosen option, or the amount in euro. Returns 'Niet
 * ingevuld' if the question has no answer.
 * @example
 * antwoordTekst('renteperiode', orientatie) // '10 jaar'
 * antwoordTekst('eigen.inkomen', orientatie) // '€ 60.000'
 */
export const antwoordTekst = (veld: Veld, antwoorden: Uitgangspunten): string => {
  if (veld === 'renteperiode') return keuzeTekst(antwoorden.renteperiode, antwoorden.labelCode)
  const antwoord = waardeVan(antwoorden, veld)
  if (typeof antwoord === 'string') return keuzeTekst(antwoord, antwoorden.labelCode)
  return antwoord === undefined ? afdrukTekst.nietIngevuld : formatEuro(antwoord)
}
