import { BehaviorSubject, distinctUntilChanged } from 'rxjs'

import { antwoordenEq, type Gedeeld } from '../../domain'
import type { RekenhulpState } from '../context'
import type { Delen } from '../delen'
import { createTabblad } from './createTabblad'

/** How keeping the answers stands. */
interface Stand {
  /** The answers from before a reload, until the visitor has said what becomes of them. */
  readonly aanbod: Gedeeld | undefined
  /** Does the browser refuse to keep anything? */
  readonly isGeweigerd: boolean
  /** Has the visitor wiped everything, and given no answer since? */
  readonly isGewist: boolean
}

/** Keeps the answers of one calculator in its tab. */
export interface Bewaarder {
  readonly stand$: BehaviorSubject<Stand>
  /** Keeps what is answered from now on. Returns how to stop. */
  readonly volg: () => () => void
  /** The answers from before are taken, or not wanted: only those of now are kept. */
  readonly sluitAanbod: () => void
  /** Everything is wiped. */
  readonly wis: () => void
}

type Plaats = Pick<RekenhulpState, 'page' | 'services'>

/** Reads what was kept. What is damaged, and what is the same as the answers of now, is no offer. */
const createBewaarder = ({ page, services: { orientatie } }: Plaats, delen: Delen): Bewaarder => {
  const tabblad = createTabblad(page.host())
  const stand$ = new BehaviorSubject<Stand>({ aanbod: undefined, isGeweigerd: false, isGewist: false })
  const zet = (anders: Partial<Stand>) => stand$.next({ ...stand$.value, ...anders })
  const probeer = (doe: () => void) => {
    try {
      doe()
    } catch {
      zet({ isGeweigerd: true })
    }
  }
  const isLeeg = () => delen.toAnders(orientatie.state()).length === 0
  const bewaar = () => {
    probeer(() => {
      tabblad.write(isLeeg() ? null : delen.toTekst(orientatie.state(), page.today()))
      zet({ isGeweigerd: false })
    })
  }

  probeer(() => {
    const tekst = tabblad.read()
    const aanbod = tekst === null ? undefined : delen.lees(tekst)
    if (aanbod && !antwoordenEq.equals(delen.toStand(aanbod, orientatie.state()), orientatie.state())) zet({ aanbod })
  })
  return {
    stand$,
    volg: () => {
      let isBegin = true
      const verloop = orientatie.state$
        .pipe(distinctUntilChanged((een, ander) => antwoordenEq.equals(een, ander)))
        .subscribe(() => {
          // What was kept stands until the visitor has seen it: nothing is answered yet.
          if (!(isBegin && stand$.value.aanbod)) bewaar()
          isBegin = false
          if (stand$.value.isGewist && !isLeeg()) zet({ isGewist: false })
        })
      return () => verloop.unsubscribe()
    },
    sluitAanbod: () => {
      zet({ aanbod: undefined })
      bewaar()
    },
    wis: () => {
      zet({ aanbod: undefined, isGewist: true })
      bewaar()
    },
  }
}

const bewaarders = new WeakMap<Plaats['services']['orientatie'], Bewaarder>()

/** The keeper of the answers of this calculator. */
export const bewaarderVan = (plaats: Plaats, delen: Delen): Bewaarder => {
  const { orientatie } = plaats.services
  const bewaarder = bewaarders.get(orientatie) ?? createBewaarder(plaats, delen)
  bewaarders.set(orientatie, bewaarder)
  return bewaarder
}
