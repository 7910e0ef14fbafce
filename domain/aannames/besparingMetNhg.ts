import { roundBedrag } from '../geld/roundBedrag'
import { rentepaarVan } from '../normen/rentepaar'
import { euro, maanden, procent } from '../rekenkern/eenheden'
import { annuiteit, LOOPTIJD } from '../rekenkern/rente/annuiteit'
import type { EigenAannamegrond } from './anders'

/**
 * Returns how much more the mortgage of a result costs at the rate without NHG. Whole euros a month before tax; 0 or
 * less if the rate with NHG is not lower.
 */
export const besparingMetNhg = ({ verzoek, kader, opzet: { hypotheekbedrag = 0 } }: EigenAannamegrond): number => {
  const rentes = rentepaarVan(kader.rentetarieven, verzoek.rentevastperiode)
  if (rentes === undefined) return 0
  const last = (rente: number) =>
    annuiteit({ lening: euro(hypotheekbedrag), rente: procent(rente), maanden: maanden(LOOPTIJD) })
  return roundBedrag(last(rentes.zonder) - last(rentes.nhg))
}
