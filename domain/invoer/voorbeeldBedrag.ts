import type { Bedrag } from '../geld/bedrag'
import type { InvulVeld } from './invoerFouten'

/** The example amount of a question without one of its own, in euro. */
export const VOORBEELD: Bedrag = 3_500

const JAARINKOMEN = 42_000
const LAST_PER_MAAND = 250
const WONING = 350_000
const BIJ_DE_KOOP = 20_000

const voorbeelden: Readonly<Partial<Record<InvulVeld, Bedrag>>> = {
  'eigen.inkomen': JAARINKOMEN,
  'eigen.inkomenPensioen': JAARINKOMEN,
  'eigen.inkomenPensioenVerwacht': JAARINKOMEN,
  'partner.inkomen': JAARINKOMEN,
  'partner.inkomenPensioen': JAARINKOMEN,
  'partner.inkomenPensioenVerwacht': JAARINKOMEN,
  'eigen.leningen': LAST_PER_MAAND,
  'eigen.partneralimentatie': LAST_PER_MAAND,
  'eigen.studieschuld': LAST_PER_MAAND,
  'partner.leningen': LAST_PER_MAAND,
  'partner.partneralimentatie': LAST_PER_MAAND,
  'partner.studieschuld': LAST_PER_MAAND,
  vraagprijsWoning: WONING,
  verkoopPrijsWoning: WONING,
  huidigeHypotheekBedrag: WONING,
  verbouwingskosten: BIJ_DE_KOOP,
  meerwerk: BIJ_DE_KOOP,
  eigenGeld: BIJ_DE_KOOP,
}

/** Returns an amount in euro that could answer this question, for its error message. */
export const voorbeeldBedrag = (veld: InvulVeld): Bedrag => voorbeelden[veld] ?? VOORBEELD
