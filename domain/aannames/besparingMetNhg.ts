import { roundBedrag, roundTekort } from '../geld/roundBedrag'
import { rentepaarVan } from '../normen/rentepaar'
import { euro, maanden, procent } from '../rekenkern/eenheden'
import { annuiteit, LOOPTIJD } from '../rekenkern/rente/annuiteit'
import type { EigenAannamegrond } from './anders'

/**
 * Returns how much more the mortgage of a result costs without NHG: at the rate without NHG, and without the NHG fee in
 * the loan. Whole euros a month before tax; 0 or less if NHG saves nothing. 0 with a shortage, because the maximum
 * without NHG may be lower.
 */
export const besparingMetNhg = ({ verzoek, kader, opzet }: EigenAannamegrond): number => {
  const { hypotheekbedrag = 0, nhgKosten = 0, extraBenodigdeEigenInleg: tekort = 0 } = opzet
  const rentes = rentepaarVan(kader.rentetarieven, verzoek.rentevastperiode)
  if (rentes === undefined || roundTekort(tekort) > 0) return 0
  const last = (lening: number, rente: number) =>
    annuiteit({ lening: euro(lening), rente: procent(rente), maanden: maanden(LOOPTIJD) })
  return roundBedrag(last(hypotheekbedrag - nhgKosten, rentes.zonder) - last(hypotheekbedrag, rentes.nhg))
}
