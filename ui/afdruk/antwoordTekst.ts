import {
  formatEuro,
  gevraagdeVelden,
  mogelijkeStarters,
  naamVanDienstBetrekking,
  naamVanEnergielabel,
  naamVanPeriode,
  waardeVan,
  type Antwoorden,
  type BedragVeld,
  type Berekend,
  type Normen,
  type Veld,
} from '../../domain'
import { afdrukTekst, alleenSamenTekst, bestaandeWoningTekst, jaNeeTekst } from '../tekst'

/**
 * The questions about starters, which an embedded calculation asks for an existing home up to the limit of these norms;
 * none without norms.
 */
export const startersvragen = (antwoorden: Antwoorden, normen: Normen | undefined): readonly Veld[] => {
  const { bestaandeWoning, vraagprijsWoning = Infinity } = antwoorden
  const grens = normen?.startersvrijstelling.waarde.woningwaardeTotEnMet ?? 0
  const isGevraagd = bestaandeWoning === 'BestaandeBouw' && vraagprijsWoning <= grens
  return isGevraagd ? mogelijkeStarters(antwoorden).map((wie): Veld => `${wie}.startersvrijstelling`) : []
}

/** The questions that were asked, in reading order, those about starters last. */
export const gevraagdOpPapier = (antwoorden: Berekend, normen: Normen | undefined): readonly Veld[] => [
  ...gevraagdeVelden(antwoorden),
  ...startersvragen(antwoorden, normen),
]

const { ja, nee } = jaNeeTekst
const jaOfNee = { ja, nee, weetNiet: afdrukTekst.weetNiet } as const

/** A question that is not answered by an amount. */
type Keuzeveld = Exclude<Veld, BedragVeld>

/** The answers that are no amounts, in words. */
const inWoorden: Readonly<Record<Keuzeveld, (antwoorden: Berekend) => string>> = {
  alleenSamen: ({ alleenSamen }) => alleenSamenTekst[alleenSamen],
  bestaandeWoning: ({ bestaandeWoning }) => bestaandeWoningTekst[bestaandeWoning],
  energielabelType: ({ energielabelType }) => naamVanEnergielabel(energielabelType),
  renteperiode: ({ renteperiode }) => naamVanPeriode(renteperiode),
  schulden: ({ schulden }) => jaOfNee[schulden],
  woonJeNuInEenKoopwoning: ({ woonJeNuInEenKoopwoning }) => jaOfNee[woonJeNuInEenKoopwoning],
  'eigen.dienstBetrekking': ({ eigen, labelCode }) => naamVanDienstBetrekking(eigen.dienstBetrekking, labelCode),
  'partner.dienstBetrekking': ({ partner, labelCode }) => naamVanDienstBetrekking(partner.dienstBetrekking, labelCode),
  'eigen.pensioenBinnen10Jaar': ({ eigen }) => jaOfNee[eigen.pensioenBinnen10Jaar],
  'partner.pensioenBinnen10Jaar': ({ partner }) => jaOfNee[partner.pensioenBinnen10Jaar],
  'eigen.startersvrijstelling': ({ eigen }) => jaOfNee[eigen.startersvrijstelling],
  'partner.startersvrijstelling': ({ partner }) => jaOfNee[partner.startersvrijstelling],
}

const isKeuzeveld = (veld: Veld): veld is Keuzeveld => veld in inWoorden

/** The answer to a question, in words or as an amount. */
export const antwoordTekst = (veld: Veld, antwoorden: Berekend): string => {
  if (isKeuzeveld(veld)) return inWoorden[veld](antwoorden)
  const bedrag = waardeVan(antwoorden, veld)
  return bedrag === undefined ? afdrukTekst.nietIngevuld : formatEuro(bedrag)
}
