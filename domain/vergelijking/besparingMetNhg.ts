import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { roundBedrag, roundTekort } from '../geld/roundBedrag'
import { rentepaarVan } from '../normen/rentepaar'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { rentesoortBij } from '../rekenkader/rentesoort'
import { euro, maanden, procent } from '../rekenkern/eenheden'
import { annuiteit, LOOPTIJD } from '../rekenkern/rente/annuiteit'

/**
 * Returns what NHG saves a month: how much more the mortgage of a result costs at the rate without NHG, and without the
 * NHG fee in the loan. Whole euros before tax. Returns 0 if NHG saves nothing, for a result without the rate with NHG
 * of a pair, and with a shortage, because the maximum without NHG may be lower.
 * @example
 * besparingMetNhg(verzoek, kader, financieringsOpzet) // 0
 */
export const besparingMetNhg = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  opzet: FinancieringsOpzet,
): number => {
  const { hypotheekbedrag = 0, nhgKosten = 0, extraBenodigdeEigenInleg: tekort = 0 } = opzet
  const rentes = rentepaarVan(kader.rentetarieven, verzoek.rentevastperiode)
  if (rentes === undefined || rentesoortBij(verzoek, kader, opzet) !== 'nhg' || roundTekort(tekort) > 0) return 0
  const last = (lening: number, rente: number) =>
    annuiteit({ lening: euro(lening), rente: procent(rente), maanden: maanden(LOOPTIJD) })
  return Math.max(0, roundBedrag(last(hypotheekbedrag - nhgKosten, rentes.zonder) - last(hypotheekbedrag, rentes.nhg)))
}
