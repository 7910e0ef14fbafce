import { roundTekort } from '../../domain/geld'
import { naamVanPeriode, type RentevastePeriode } from '../../domain/orientatie'
import { minsteTekort, type Renteperiode } from '../../domain/vergelijking'
import { renteTekst } from '../tekst/rente'

/** The period that leaves nothing of this shortage (euro) to add; undefined when none does, or that is not known. */
export const periodeZonderTekort = (
  vergeleken: readonly Renteperiode[],
  tekort: number,
): RentevastePeriode | undefined => {
  const beste = minsteTekort(vergeleken, tekort)
  return beste && roundTekort(beste.extraBenodigdeEigenInleg ?? 0) === 0 ? beste.rentevastperiode : undefined
}

/** Which period solves a shortage, in words. */
export const periodeZin = (periode: RentevastePeriode | undefined): string => {
  if (periode === undefined) return renteTekst.geenPeriodeHelpt
  return renteTekst.lostOp(periode === 1 ? renteTekst.variabel : renteTekst.vast(naamVanPeriode(periode)))
}
