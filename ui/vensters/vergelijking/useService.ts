import { either } from 'fp-ts'
import { useEffect, useEffectEvent, useState } from 'react'

import { askPeriodes, type PeriodeUitkomst } from '../../../application'
import { vergelijkAntwoord } from '../../../application/vergelijking'
import { antwoordenEq, periodesVan, type RentevastePeriode } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { rowWithoutCijfers, toRow, type PeriodeRow } from './rows'
import type { FigureSource } from '../../basis/lazy/types/vergelijking'

/** The rows, whose figures a service returns one by one, and functions that stop and repeat the requests. */
export interface ServiceRound {
  readonly rijen: readonly PeriodeRow[]
  readonly bezig: boolean
  /** Cancels the pending requests; results that have arrived remain. */
  readonly stop: () => void
  /** Requests the periods without a result or, when every period has one, all periods but the chosen one. */
  readonly opnieuw: () => void
}

/**
 * Requests from a service the figures of each period of the brand, except those that `momentopname` already has. When a
 * result for other answers arrives, requests all of them again; a result for another period only comes beside them.
 */
export const useService = ({ momentopname }: Extract<FigureSource, { soort: 'dienst' }>): ServiceRound => {
  const { bereken } = useCalculator().services.orientatie
  const { labelCode, renteperiode } = momentopname
  const periodes = periodesVan(labelCode)
  const [uitkomsten, setUitkomsten] = useState<ReadonlyMap<RentevastePeriode, PeriodeUitkomst>>(() => new Map())
  const uitkomstVan = (periode: RentevastePeriode): PeriodeUitkomst | undefined =>
    periode === renteperiode ? either.right(momentopname) : uitkomsten.get(periode)
  const zonderAntwoord = periodes.filter((periode) => uitkomstVan(periode)?._tag !== 'Right')
  const [gevraagd, setGevraagd] = useState<readonly RentevastePeriode[]>(zonderAntwoord)
  const [vorige, setVorige] = useState(momentopname)
  if (vorige !== momentopname) {
    setVorige(momentopname)
    if (!antwoordenEq.equals({ ...vorige, renteperiode }, momentopname)) {
      setUitkomsten(new Map())
      setGevraagd(periodes.filter((periode) => periode !== renteperiode))
    } else if (vorige.renteperiode !== renteperiode) {
      setUitkomsten(new Map([...uitkomsten, [vorige.renteperiode, either.right(vorige)]]))
    }
  }

  const vraag = useEffectEvent((periode: RentevastePeriode) => bereken({ ...momentopname, renteperiode: periode }))
  useEffect(() => {
    if (gevraagd.length === 0) return undefined
    const vragen = askPeriodes(gevraagd, vraag).subscribe({
      next: ({ periode, uitkomst }) => setUitkomsten((eerder) => new Map([...eerder, [periode, uitkomst]])),
      complete: () => setGevraagd([]),
    })
    return () => vragen.unsubscribe()
  }, [gevraagd])

  return {
    rijen: periodes.map((periode) => {
      const uitkomst = uitkomstVan(periode)
      if (uitkomst && either.isRight(uitkomst)) return toRow(vergelijkAntwoord(momentopname, periode, uitkomst.right))
      return rowWithoutCijfers(periode, uitkomst ? 'mislukt' : gevraagd.includes(periode) ? 'gevraagd' : 'overgeslagen')
    }),
    bezig: gevraagd.length > 0,
    stop: () => setGevraagd([]),
    opnieuw: () => {
      const opnieuw =
        zonderAntwoord.length > 0 ? zonderAntwoord : periodes.filter((periode) => periode !== renteperiode)
      setUitkomsten((eerder) => new Map([...eerder].filter(([periode]) => !opnieuw.includes(periode))))
      setGevraagd(opnieuw)
    },
  }
}
