import { createContext, useContext } from 'react'

import type { Vergeleken } from '../../application'
import type { RentevastePeriode } from '../../domain/orientatie'
import { useOrientatie, useSamenvatting } from '../basis/context/reading'
import { useHoogstePrijs, type Prijsvondst } from '../vensters/veranderen/useHoogstePrijs'
import { periodeZonderTekort, uitkomstVan, type Stapuitkomst } from '../uitkomst/uitkomst'

/** The answer of the last step, with the period and the price that solve a shortage. */
export interface StapuitkomstState {
  /** The answer; undefined without a price, before the first result, and when a service reports no shortage. */
  readonly uitkomst: Stapuitkomst | undefined
  /** The fixed-rate period that solves the shortage; undefined without a shortage, or when no period solves it. */
  readonly periode: RentevastePeriode | undefined
  /** The search for an affordable price, for a home out of reach. */
  readonly vondst: Prijsvondst
  /** Whether an affordable price was found, or the search still runs. If so, that price leads the step. */
  readonly metPrijs: boolean
  /** Whether the card has the filled button of the step, because a price or an income is missing, or money is. */
  readonly heeftActie: boolean
}

/**
 * Returns the answer of the last step. `vergeleken` has the result of each period that has a rate. For a home out of
 * reach, searches an affordable price, unless an income is missing or the calculation failed.
 */
export const useStapuitkomst = (vergeleken: readonly Vergeleken[]): StapuitkomstState => {
  const { momentopname, fout } = useSamenvatting()
  const heeftPrijs = useOrientatie(({ vraagprijsWoning }) => vraagprijsWoning !== undefined)
  const uitkomst = heeftPrijs ? momentopname && uitkomstVan(momentopname) : undefined
  const tekort = uitkomst?.soort === 'tekort' ? uitkomst : undefined
  const periode = tekort && periodeZonderTekort(vergeleken, tekort.tekort)
  const zoektPrijs = tekort?.isTeDuur === true && !tekort.wachtOp && periode === undefined && fout === undefined
  const vondst = useHoogstePrijs(zoektPrijs ? momentopname : undefined)
  const heeftUitweg = vondst.prijs !== undefined && vondst.prijs !== 'geen'
  const heeftActie = tekort !== undefined || !heeftPrijs
  return { uitkomst, periode, vondst, metPrijs: vondst.zoekt || heeftUitweg, heeftActie }
}

/** Whether the filled button of the last step is in the card, instead of the link below the step. */
export const HeeftActieContext = createContext(false)

export const useHeeftActie = (): boolean => useContext(HeeftActieContext)
