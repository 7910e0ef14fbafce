import type { Onderpand } from '../../verzoek'
import type { Euro } from '../eenheden'
import type { Pen, Waarde } from '../pen'
import * as stap from './woning.stappen'

/** The home that is bought: what was asked about it, and its value. */
export const woningVan = (pen: Pen, onderpand: Onderpand) => {
  const soortWerk = onderpand.onderpandType === 'BestaandeBouw' ? stap.verbouwing : stap.meerwerk
  const onderpandType = pen.gegeven(stap.onderpandType, onderpand.onderpandType)
  const koopsom = pen.gegeven(stap.koopsom, onderpand.koopsom)
  const meerwerkOfVerbouwingskosten = pen.gegeven(soortWerk, onderpand.meerwerkOfVerbouwingskosten)
  const waarde = pen.stap(stap.waarde, { koopsom, meerwerkOfVerbouwingskosten })
  return { onderpand, onderpandType, koopsom, meerwerkOfVerbouwingskosten, waarde }
}

/** The home that is bought. */
export type Woning = ReturnType<typeof woningVan>

/** The highest mortgage: what the income allows, but not more than the value of the home. */
export const maximaleHypotheekVan = (pen: Pen, opInkomen: Waarde<Euro>, waarde: Waarde<Euro> | undefined) =>
  pen.stap(stap.maximaleHypotheek, { opInkomen, waarde, percentage: pen.norm(stap.hoogstePercentage) })
