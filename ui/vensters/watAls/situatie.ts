import { toMomentopname, woningbelastingVan, type Momentopname } from '../../../application'
import { toVoorlopigeUitkomst } from '../../../application/vergelijking'
import { rentesoortVan } from '../../../domain'
import type { Grond, Orientatie } from '../../../domain'
import { maandverdelingVan, type Maandverdeling } from '../../../domain/vergelijking'
import { showRente } from '../../tekst/rentesoort'
import { toBetaalbeeld, type Betaalbeeld } from '../../uitkomst/betaalbeeld'

/** A result in whole euros, with the answers that it was calculated from. */
export interface Situatie extends Betaalbeeld {
  readonly momentopname: Momentopname
  /** The split of the monthly cost; undefined if `maandverdelingVan` is. */
  readonly maand: Maandverdeling | undefined
  /** The tax on a home without a mortgage. Whole euros a month; 0 with a mortgage. */
  readonly belasting: number
  /** The rate as text, with or without NHG; undefined if the lender has one rate. */
  readonly rente: string | undefined
}

/** The situations that the dialog compares. */
export interface Situaties {
  /** The result when the dialog opened, or the current result if there was none. */
  readonly nu: Situatie
  /** The result that the visitor kept; undefined for none. */
  readonly bewaard: Situatie | undefined
  /** The current result. */
  readonly dan: Situatie
}

/** Returns the rate of a result as text, and with or without NHG if the lender has both; undefined without a rate. */
export const rentetekstVan = (momentopname: Momentopname): string | undefined => {
  const { rentepercentage } = momentopname.financieringsOpzet
  return rentepercentage === undefined ? undefined : showRente(rentepercentage, rentesoortVan(momentopname))
}

/** Returns the rate of a result as text, with or without NHG; undefined if the lender has one rate. */
export const renteVan = (momentopname: Momentopname): string | undefined =>
  rentesoortVan(momentopname) && rentetekstVan(momentopname)

/** Returns a result with what the dialog shows of it. */
export const toSituatie = (momentopname: Momentopname): Situatie => ({
  ...toBetaalbeeld(momentopname.financieringsOpzet),
  momentopname,
  maand: maandverdelingVan(momentopname.financieringsOpzet),
  belasting: woningbelastingVan(momentopname),
  rente: renteVan(momentopname),
})

/** Returns the result of answers that are not given yet; undefined if `toVoorlopigeUitkomst` is. */
export const toVoorlopigeMomentopname = (antwoorden: Orientatie, grond: Grond): Momentopname | undefined => {
  const uitkomst = toVoorlopigeUitkomst(antwoorden, grond)
  return uitkomst && toMomentopname({ ...antwoorden, grond: uitkomst.grond }, uitkomst.financieringsOpzet)
}
