import { either } from 'fp-ts'

import { normenUit, toDienstgrond, type FinancieringsOpzet, type Uitkomst } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import type { RentevastePeriode } from '../../domain/orientatie'
import { isNagerekend, leningVan, vergelijkRenteperiodes, type Renteperiode } from '../../domain/vergelijking'
import type { Momentopname } from '../samenvatting/samenvattingState'
import { toVergeleken, type TeVergelijken, type Vergeleken } from '../periodes/toVergeleken'

const NONE = (): readonly Renteperiode[] => []

/** Returns the figures that a service gives for a period. It has costs only if these are for `lening` (euro). */
const vanDienst = (periode: RentevastePeriode, opzet: FinancieringsOpzet, lening: number): TeVergelijken => {
  const { maximaleHypotheek, extraBenodigdeEigenInleg, maandlastBruto, maandlastNetto } = opzet
  const isGelijk = roundBedrag(leningVan(opzet)) === roundBedrag(lening)
  return {
    rentevastperiode: periode,
    rente: opzet.rentepercentage,
    maximaleHypotheek,
    ...(extraBenodigdeEigenInleg !== undefined && { extraBenodigdeEigenInleg }),
    ...(isGelijk && { opGelijkeLening: { lening, maandlastBruto, maandlastNetto, daarna: [] } }),
  }
}

/**
 * Returns how a comparison shows a period, from the result for that period, such as that of a service. `gekozen` is the
 * result for the chosen period, whose loan the comparison uses. If the embedded calculation gives the same loan and
 * monthly costs with the kader of the result, the period also has its test rate, remaining debt and later costs. A
 * result whose norms are not loaded yet takes those of `gekozen` if these are of the same year.
 * @example
 * vergelijkAntwoord(momentopname, 240, { financieringsOpzet, grond }).isMogelijk // false
 */
export const vergelijkAntwoord = (
  gekozen: Momentopname,
  periode: RentevastePeriode,
  { financieringsOpzet: opzet, grond }: Uitkomst,
): Vergeleken => {
  const { verzoek } = grond
  const kader = grond.kader ?? toDienstgrond(verzoek, opzet, normenUit(gekozen.grond)).kader
  const lening = leningVan(gekozen.financieringsOpzet)
  const antwoord = vanDienst(periode, opzet, lening)
  const keuze = vanDienst(gekozen.renteperiode, gekozen.financieringsOpzet, lening)
  const nagerekend =
    kader && isNagerekend(verzoek, kader, opzet)
      ? either.getOrElse(NONE)(vergelijkRenteperiodes(verzoek, kader, lening))
      : []
  const zelf = nagerekend.find(({ rentevastperiode }) => rentevastperiode === periode)
  if (zelf === undefined) return toVergeleken(antwoord, keuze)
  const { toetsrente, opGelijkeLening } = zelf
  return toVergeleken({ ...antwoord, toetsrente, ...(opGelijkeLening && { opGelijkeLening }) }, keuze)
}
