import {
  dienstBetrekkingCodec,
  energielabelTypeCodec,
  formatEuro,
  gevraagdeVelden,
  naamVanDienstBetrekking,
  naamVanEnergielabel,
  naamVanPeriode,
  startersvragen,
  waardeVan,
  type AlleenSamen,
  type Berekend,
  type BestaandeWoning,
  type DienstBetrekking,
  type EnergielabelType,
  type JaNeeWeetNiet,
  type LabelCode,
  type Normen,
  type Veld,
} from '../../domain'
import { afdrukTekst } from '../tekst/afdruk'
import { alleenSamenTekst, bestaandeWoningTekst, jaNeeTekst } from '../tekst/nl'

/** The questions that were asked, in reading order, those about starters last. */
export const askedOnPaper = (antwoorden: Berekend, normen: Normen | undefined): readonly Veld[] => [
  ...gevraagdeVelden(antwoorden),
  ...startersvragen(antwoorden, normen),
]

/** A choice that is named by itself; kinds of income, energy labels and periods have names in the domain. */
type Keuze = AlleenSamen | BestaandeWoning | JaNeeWeetNiet

const namen: Readonly<Record<Keuze, string>> = {
  ...alleenSamenTekst,
  ...bestaandeWoningTekst,
  ...jaNeeTekst,
  weetNiet: afdrukTekst.weetNiet,
}

/** What can be chosen as an answer, in words. */
export const keuzeTekst = (keuze: Keuze | DienstBetrekking | EnergielabelType, labelCode: LabelCode): string => {
  if (dienstBetrekkingCodec.is(keuze)) return naamVanDienstBetrekking(keuze, labelCode)
  return energielabelTypeCodec.is(keuze) ? naamVanEnergielabel(keuze) : namen[keuze]
}

/** The answer to a question, in words or as an amount. */
export const antwoordTekst = (veld: Veld, antwoorden: Berekend): string => {
  if (veld === 'renteperiode') return naamVanPeriode(antwoorden.renteperiode)
  const antwoord = waardeVan(antwoorden, veld)
  if (typeof antwoord === 'string') return keuzeTekst(antwoord, antwoorden.labelCode)
  return antwoord === undefined ? afdrukTekst.nietIngevuld : formatEuro(antwoord)
}
