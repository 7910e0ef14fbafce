import { naamVanPeriode, roundTekort, type RentevastePeriode } from '../../domain'
import { minsteTekort, type Renteperiode } from '../../domain/vergelijking'
import { inZin } from '../tekst/inZin'
import { renteTekst } from '../tekst/rente'

const inWoorden = (periode: RentevastePeriode): string =>
  periode === 1 ? renteTekst.variabel : renteTekst.vast(naamVanPeriode(periode))

/** What the other periods do about a shortage (euro), in words; nothing when that is not known. */
const watPeriodesDoen = (vergeleken: readonly Renteperiode[], tekort: number): readonly string[] => {
  if (vergeleken.length === 0) return []
  const beste = minsteTekort(vergeleken, tekort)
  if (beste === undefined) return [renteTekst.geenPeriodeHelpt]
  const periode = inWoorden(beste.rentevastperiode)
  const rest = roundTekort(beste.extraBenodigdeEigenInleg ?? 0)
  return [rest === 0 ? renteTekst.lostOp(periode) : renteTekst.helpt(periode, inZin(roundTekort(tekort) - rest))]
}

/** How much is missing (euro), and what another period does about it. */
export const tekortZinnen = (vergeleken: readonly Renteperiode[], tekort: number): readonly string[] => [
  renteTekst.tekort(inZin(roundTekort(tekort))),
  ...watPeriodesDoen(vergeleken, tekort),
]
