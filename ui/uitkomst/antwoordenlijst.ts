import { startersvragen, type Orientatie } from '../../domain'
import {
  gevraagdeVelden,
  toAnders,
  waardeVan,
  type Berekend,
  type Uitgangspunten,
  type Veld,
} from '../../domain/orientatie'
import { naamVanAntwoord } from '../tekst/antwoordnamen'
import { antwoordTekst } from '../tekst/keuzeTekst'

/** An answer with its name, as text. */
export interface Antwoordregel {
  readonly veld: Veld
  readonly naam: string
  readonly waarde: string
}

/** Returns the questions asked of the visitor, in reading order, with those about the startersvrijstelling last. */
const gesteldeVragen = (antwoorden: Uitgangspunten, grond: Berekend['grond'] | undefined): readonly Veld[] => [
  ...gevraagdeVelden(antwoorden),
  ...(grond?.plaats === 'lokaal' ? startersvragen(antwoorden, grond.kader.normen) : []),
]

const toRegels = (antwoorden: Uitgangspunten, velden: readonly Veld[]): readonly Antwoordregel[] =>
  velden.map((veld) => ({ veld, naam: naamVanAntwoord(veld), waarde: antwoordTekst(veld, antwoorden) }))

/** The values of answers that count as not filled in. */
const NIET_INGEVULD: readonly unknown[] = [undefined, 'Onbekend']

/** Returns the answers that are filled in, of all questions that were asked, in reading order. */
export const alleAntwoorden = (berekend: Berekend): readonly Antwoordregel[] =>
  toRegels(
    berekend,
    gesteldeVragen(berekend, berekend.grond).filter((veld) => !NIET_INGEVULD.includes(waardeVan(berekend, veld))),
  )

/** The answers that the list on screen has, also if they are not filled in. */
const HOOFDZAKEN: readonly Veld[] = [
  'eigen.inkomen',
  'eigen.inkomenPensioen',
  'partner.inkomen',
  'partner.inkomenPensioen',
  'vraagprijsWoning',
  'eigenGeld',
  'renteperiode',
]

/**
 * Returns the answers that matter for the outcome, in reading order: the incomes, the price, the own money and the
 * period, and each other answer that the visitor gave or changed. Leaves out questions that are not asked.
 */
export const hoofdantwoorden = (orientatie: Orientatie): readonly Antwoordregel[] => {
  const anders = toAnders(orientatie).map(({ veld }) => veld)
  return toRegels(
    orientatie,
    gesteldeVragen(orientatie, orientatie.berekend?.grond).filter(
      (veld) => HOOFDZAKEN.includes(veld) || anders.includes(veld),
    ),
  )
}
