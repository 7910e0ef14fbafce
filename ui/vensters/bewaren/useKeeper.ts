import { BehaviorSubject, distinctUntilChanged, skip } from 'rxjs'

import { antwoordenEq, type Gedeeld } from '../../../domain/orientatie'
import { useCalculator, type CalculatorState } from '../../basis/context/context'
import { useSelected } from '../../basis/context/useSelected'
import type { Delen } from '../delen/delen'
import type { BovenStapProps } from '../../stappen/bovenStap'
import { createTabStorage } from './createTabStorage'

/** What the tab keeps of a calculator. */
interface KeptAnswers {
  readonly gedeeld: Gedeeld
  /** The step that was open, counted from 0; undefined where an earlier version kept the answers. */
  readonly open: number | undefined
}

/** How keeping the answers stands. */
interface Stand {
  /** The answers from before a reload, until the visitor has said what becomes of them. */
  readonly offer: KeptAnswers | undefined
  /** Does the browser refuse to keep anything? */
  readonly isGeweigerd: boolean
  /** Has the visitor wiped everything, and given no answer since? */
  readonly isGewist: boolean
}

/** Keeps the answers of one calculator in its tab. */
interface AnswersKeeper {
  readonly stand$: BehaviorSubject<Stand>
  /** Keeps what is answered from now on. Returns how to stop. */
  readonly follow: () => () => void
  /** The answers from before are taken, or not wanted: only those of now are kept. */
  readonly closeOffer: () => void
  /** Everything is wiped. */
  readonly wipe: () => void
}

type Plaats = Pick<CalculatorState, 'page' | 'services'>

/** Reads answers, and behind them the open step, which `bewaar` writes. */
const readKept = (tekst: string, delen: Delen): KeptAnswers | undefined => {
  const [antwoorden = '', open] = tekst.split(' ')
  const gedeeld = delen.readAnswers(antwoorden)
  return gedeeld && { gedeeld, open: open === undefined ? undefined : Number(open) }
}

/** Reads what was kept. What is damaged, and what is the same as the answers of now, is no offer. */
const createKeeper = ({ page, services: { orientatie, stappen } }: Plaats, delen: Delen): AnswersKeeper => {
  const storage = createTabStorage(page.host())
  const stand$ = new BehaviorSubject<Stand>({ offer: undefined, isGeweigerd: false, isGewist: false })
  const zet = (anders: Partial<Stand>) => stand$.next({ ...stand$.value, ...anders })
  const probeer = (doe: () => void) => {
    try {
      doe()
    } catch {
      zet({ isGeweigerd: true })
    }
  }
  const isLeeg = () => delen.toAnders(orientatie.state()).length === 0
  /** Whether these are the answers of now. */
  const isNow = ({ gedeeld }: KeptAnswers) =>
    antwoordenEq.equals(delen.orientatieOf(gedeeld, orientatie.state()), orientatie.state())
  const bewaar = () => {
    probeer(() => {
      const antwoorden = delen.writeAnswers(orientatie.state(), page.today())
      storage.write(isLeeg() ? null : `${antwoorden} ${stappen.state().huidig}`)
      zet({ isGeweigerd: false })
    })
  }

  probeer(() => {
    const tekst = storage.read()
    const offer = tekst === null ? undefined : readKept(tekst, delen)
    if (offer && !isNow(offer)) zet({ offer })
  })
  return {
    stand$,
    follow: () => {
      let isBegin = true
      const verloop = orientatie.state$
        .pipe(distinctUntilChanged((een, ander) => antwoordenEq.equals(een, ander)))
        .subscribe(() => {
          // The first emission is no answer: while there is an offer it must not replace what was kept.
          if (!(isBegin && stand$.value.offer)) bewaar()
          isBegin = false
          if (stand$.value.offer && isNow(stand$.value.offer)) zet({ offer: undefined })
          if (stand$.value.isGewist && !isLeeg()) zet({ isGewist: false })
        })
      verloop.add(
        stappen.state$.pipe(skip(1)).subscribe(() => {
          if (!isLeeg()) bewaar()
        }),
      )
      return () => verloop.unsubscribe()
    },
    closeOffer: () => {
      zet({ offer: undefined })
      bewaar()
    },
    wipe: () => {
      zet({ offer: undefined, isGewist: true })
      bewaar()
    },
  }
}

const keepers = new WeakMap<Plaats['services']['orientatie'], AnswersKeeper>()

/** The keeper of the answers of this calculator. */
const keeperOf = (plaats: Plaats, delen: Delen): AnswersKeeper => {
  const { orientatie } = plaats.services
  const keeper = keepers.get(orientatie) ?? createKeeper(plaats, delen)
  keepers.set(orientatie, keeper)
  return keeper
}

/** What each part of keeping the answers is given. */
export interface PartProps extends BovenStapProps {
  readonly delen: Delen
}

/** The keeper of the answers, and how it stands. */
export const useKeeper = (delen: Delen) => {
  const keeper = keeperOf(useCalculator(), delen)
  const stand = useSelected({ state$: keeper.stand$, state: () => keeper.stand$.value }, (alles) => alles)
  return { keeper, stand }
}
