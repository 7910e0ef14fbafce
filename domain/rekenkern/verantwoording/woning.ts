import type { FinancieringsOpzetVerzoek, Onderpand } from '../../verzoek'
import type { BestaandeWoning } from '../../orientatie'
import { ofNul } from '../aanvrager'
import { ingevuld, ofLeeg } from './herkomst'
import type { Spoor, Verwijzing } from './spoor'

/** What was filled in about the home, with where it comes from. */
export interface Onderpandgegevens {
  readonly onderpandType: Verwijzing<BestaandeWoning>
  readonly koopsom: Verwijzing<number>
  readonly meerwerkOfVerbouwingskosten: Verwijzing<number> | undefined
}

/** Writes down what was filled in about the home. */
export const verwijsOnderpand = (spoor: Spoor, onderpand: Onderpand): Onderpandgegevens => {
  const { koopsom, meerwerkOfVerbouwingskosten, onderpandType } = onderpand
  return {
    onderpandType: spoor.gegeven(
      'verzoek.onderpand.onderpandType',
      'Bestaande woning of nieuwbouw',
      onderpandType,
      'soort',
      ingevuld('onderpand.onderpandType'),
    ),
    koopsom: spoor.gegeven(
      'verzoek.onderpand.koopsom',
      'Vraagprijs van de woning',
      koopsom,
      'euro',
      ingevuld('onderpand.koopsom'),
    ),
    meerwerkOfVerbouwingskosten: verwijsBedrag(
      spoor,
      'onderpand.meerwerkOfVerbouwingskosten',
      onderpandType === 'BestaandeBouw' ? 'Kosten van de verbouwing' : 'Kosten van het meerwerk',
      meerwerkOfVerbouwingskosten,
    ),
  }
}

/** Writes down an amount of the request in euro; an amount that was not filled in is no leaf. */
export const verwijsBedrag = (
  spoor: Spoor,
  veld: string,
  omschrijving: string,
  bedrag: number | undefined,
): Verwijzing<number> | undefined =>
  bedrag === undefined ? undefined : spoor.gegeven(`verzoek.${veld}`, omschrijving, bedrag, 'euro', ingevuld(veld))

/** Writes down own money as it was filled in. */
export const verwijsEigenInleg = (spoor: Spoor, { eigenInleg }: FinancieringsOpzetVerzoek) =>
  spoor.gegeven(
    'verzoek.eigenInleg',
    ofLeeg('Eigen geld', eigenInleg),
    ofNul(eigenInleg),
    'euro',
    ingevuld('eigenInleg'),
  )
