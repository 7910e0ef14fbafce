import type { Verandergrond } from '../../application/vergelijking'
import type { FinancieringsOpzetVerzoek } from '../../domain'
import { vasteSchulden } from '../../domain/orientatie'
import type { Benodigd, Uitweg } from '../../domain/vergelijking'
import { probeerselTekst } from './probeersel'
import { veranderenTekst as tekst } from './veranderen'

/** The request and the result before any change. */
export type Nu = Omit<Verandergrond, 'benodigd'>

/** Returns the sum of amounts in euro; an undefined amount counts as 0. */
export const somVanBekende = (bedragen: readonly (number | undefined)[]): number =>
  bedragen.reduce<number>((som, bedrag = 0) => som + bedrag, 0)

/** Whether a mortgage equals the value of the home after the work, rounded down to whole euros. */
const isWaarde = (hypotheek: number, { onderpand }: FinancieringsOpzetVerzoek): boolean =>
  onderpand !== undefined && hypotheek === Math.floor(onderpand.koopsom + (onderpand.meerwerkOfVerbouwingskosten ?? 0))

/** Returns remarks on why more income does not help, and on debts that no change lowers; empty when none applies. */
export const toOpmerkingen = (
  { genoeg, nietGenoeg }: Benodigd,
  { verzoek, financieringsOpzet: opzet }: Nu,
): readonly string[] => {
  const soorten = new Set([...genoeg, ...nietGenoeg].map(({ verandering }) => verandering.soort))
  const { hypotheekgevers } = verzoek
  const telt = hypotheekgevers.filter(({ inkomsten }) => inkomsten.dienstbetrekkingsoort !== 'Overig')
  const { maximaleHypotheek, maximaleHypotheekOpInkomen } = opzet
  const inkomen = () => {
    if (soorten.has('meerInkomen')) return []
    if (telt.length === 0) return [tekst.teltNietMee]
    if (maximaleHypotheek < maximaleHypotheekOpInkomen)
      return isWaarde(maximaleHypotheek, verzoek) ? [tekst.waardeIsGrens] : []
    return telt.some(({ binnen10JaarMetPensioen }) => binnen10JaarMetPensioen) ? [tekst.pensioenIsGrens] : []
  }
  const vast = vasteSchulden().filter(
    ([, naam]) => somVanBekende(hypotheekgevers.map(({ uitgaven }) => uitgaven[naam])) > 0,
  )
  return [...inkomen(), ...vast.map(([vraag]) => tekst.vasteSchulden[vraag])]
}

/**
 * Returns a list with one remark if the shown changes include a better energy label for an existing home, because the
 * work for that label costs money too. Otherwise returns an empty list.
 */
export const overLabel = (getoond: readonly Uitweg[], { verzoek }: Nu): readonly string[] =>
  verzoek.onderpand?.onderpandType === 'BestaandeBouw' &&
  getoond.some(({ verandering }) => verandering.soort === 'beterEnergielabel')
    ? [probeerselTekst.zelfZuiniger]
    : []
