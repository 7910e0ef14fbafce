import { BehaviorSubject, distinctUntilChanged, skip } from 'rxjs'

import { isAlleenIngevuld } from '../../../application'
import { antwoordenEq, type Gedeeld } from '../../../domain/orientatie'
import { useCalculator, type CalculatorState } from '../../basis/context/context'
import { useSelected } from '../../basis/context/useSelected'
import { createTabStorage } from './createTabStorage'
import { formatTeksten, readTeksten, parseTeksten, tekstenIn } from './teksten'
import type { Delen } from '../../basis/lazy/types/delen'

/** The answers saved in the browser tab, with the open step. */
interface KeptAnswers {
  readonly gedeeld: Gedeeld
  /** The texts of fields that cannot be parsed. */
  readonly onleesbaar: ReturnType<typeof readTeksten>['onleesbaar']
  /** The open step, counted from 0; undefined when an earlier version saved the answers. */
  readonly open: number | undefined
}

interface Stand {
  /** The answers from before a reload that the visitor can still accept or decline; undefined when there are none. */
  readonly offer: KeptAnswers | undefined
  /** Whether the browser refused the last attempt to read or save the answers. */
  readonly isGeweigerd: boolean
  /** Whether the visitor erased the answers and has given no answer since. */
  readonly isGewist: boolean
}

/** Saves the answers of one calculator in the browser tab. */
interface AnswersKeeper {
  readonly stand$: BehaviorSubject<Stand>
  /**
   * Saves answers and the open step at each change, and at once if there is no offer. Also saves what is being typed
   * when the page ends or is hidden, after which a phone may end the page. Returns the stop function.
   */
  readonly follow: () => () => void
  /** Called when the visitor has accepted or declined the offer. Removes the offer, and saves the current answers. */
  readonly closeOffer: () => void
  /** Removes the offer and reports answers as erased. Saves the current answers; the caller must clear them first. */
  readonly wipe: () => void
}

type Plaats = Pick<CalculatorState, 'page' | 'services' | 'form'>

/** Parses a saved text: the answers and the open step. Returns undefined when the answers cannot be read. */
const readKept = (tekst: string, delen: Delen): KeptAnswers | undefined => {
  const [antwoorden = '', open, teksten = ''] = tekst.split(' ')
  const gedeeld = delen.readAnswers(antwoorden)
  return (
    gedeeld && { ...readTeksten(gedeeld, parseTeksten(teksten)), open: open === undefined ? undefined : Number(open) }
  )
}

/** Creates a keeper. It offers the saved answers, unless they are unreadable or equal to the current answers. */
const createKeeper = (
  { page, form, services: { orientatie, stappen, startwaarden } }: Plaats,
  delen: Delen,
): AnswersKeeper => {
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
  const teksten = () => tekstenIn(form.draftStore.state(), orientatie.state())
  /** Whether there is nothing to save: answers that the page filled in do not count. */
  const isLeeg = () =>
    teksten().length === 0 &&
    (isAlleenIngevuld(startwaarden.state()) || delen.toAnders(orientatie.state()).length === 0)
  /** Whether the saved answers equal the current answers. */
  const isNow = ({ gedeeld, onleesbaar }: KeptAnswers) =>
    onleesbaar.length === 0 && antwoordenEq.equals(delen.orientatieOf(gedeeld, orientatie.state()), orientatie.state())
  const bewaar = () => {
    probeer(() => {
      const antwoorden = delen.writeAnswers(orientatie.state(), page.today())
      storage.write(isLeeg() ? null : `${antwoorden} ${stappen.state().huidig} ${formatTeksten(teksten())}`.trimEnd())
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
          // RxJS emits the current answers on subscription. Saving those would overwrite the answers on offer.
          if (!(stand$.value.offer && (isBegin || isLeeg()))) bewaar()
          isBegin = false
          if (stand$.value.offer && isNow(stand$.value.offer)) zet({ offer: undefined })
          if (stand$.value.isGewist && !isLeeg()) zet({ isGewist: false })
        })
      const bewaarNieuws = () => {
        if (!isLeeg()) bewaar()
      }
      verloop.add(stappen.state$.pipe(skip(1)).subscribe(bewaarNieuws))
      verloop.add(onEnd(page.host(), bewaarNieuws))
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

/**
 * Calls `act` when the page ends or is hidden. When the page ends, the field with the focus first loses the focus, so
 * that it parses its text. Returns the stop function.
 */
const onEnd = (host: HTMLElement, act: () => void): (() => void) => {
  const { ownerDocument: page } = host
  const ending = new AbortController()
  const { signal } = ending
  const onPagehide = () => {
    const { activeElement } = host.shadowRoot ?? page
    if (activeElement instanceof HTMLInputElement) activeElement.blur()
    act()
  }
  page.defaultView?.addEventListener('pagehide', onPagehide, { signal })
  page.addEventListener(
    'visibilitychange',
    () => {
      if (page.visibilityState === 'hidden') act()
    },
    { signal },
  )
  return () => ending.abort()
}

const keepers = new WeakMap<Plaats['services']['orientatie'], AnswersKeeper>()

/** Returns the keeper of this calculator's answers. Creates the keeper at the first call. */
const keeperOf = (plaats: Plaats, delen: Delen): AnswersKeeper => {
  const { orientatie } = plaats.services
  const keeper = keepers.get(orientatie) ?? createKeeper(plaats, delen)
  keepers.set(orientatie, keeper)
  return keeper
}

export const useKeeper = (delen: Delen) => {
  const keeper = keeperOf(useCalculator(), delen)
  const stand = useSelected({ state$: keeper.stand$, state: () => keeper.stand$.value }, (alles) => alles)
  return { keeper, stand }
}
