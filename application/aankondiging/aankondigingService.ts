import {
  BehaviorSubject,
  concat,
  EMPTY,
  filter,
  map,
  merge,
  NEVER,
  of,
  Subject,
  switchMap,
  take,
  timer,
  type Observable,
} from 'rxjs'

import type { InvoerFout, Rekenstand } from '../../domain'
import type { Dialogen } from './dialogen'
import { toHerberekening, type Herberekening } from './herberekening'
import { toRegion, type Aankondiging } from './region'

/** How long after it was made a message is announced, in milliseconds (specification, section 4). */
const DELAY = 100

/** What is announced of itself, and in which words. */
export interface AankondigingConfig {
  readonly berekening$: Observable<Pick<Rekenstand, 'loading'>>
  readonly geweigerd$: Observable<readonly InvoerFout[]>
  /** The dialogs of all that speak through the same live regions. */
  readonly dialogen: Dialogen
  /** What is said of a recalculation. */
  readonly herberekeningMelding: string
}

/** What one calculator says to screen readers. */
export interface AankondigingService {
  /** What the two live regions hold, as it changes. */
  readonly aankondiging$: Observable<Aankondiging>
  /** Says this politely, after a recalculation that is still to be said; a newer message replaces a waiting one. */
  readonly meld: (tekst: string) => void
  /** Says this whatever else is being said; a newer message replaces a waiting one. */
  readonly meldDringend: (tekst: string) => void
  /** Says whether a dialog is open here: messages wait until all are closed, for they are not heard behind one. */
  readonly setDialoogOpen: (open: boolean) => void
  /** Closes the dialog, drops what is waiting and completes the stream; the other functions do nothing from then on. */
  readonly dispose: () => void
}

/**
 * Says each message 100 ms after it was made and takes it away a second later. Of itself it says that there was a
 * recalculation (not the first calculation, and once for a burst of them) and why 'Ga verder' was refused.
 */
export const createAankondigingService = ({
  berekening$,
  geweigerd$,
  dialogen,
  herberekeningMelding,
}: AankondigingConfig): AankondigingService => {
  const meldingen = new Subject<string>()
  const dringendeMeldingen = new Subject<string>()
  let sluitDialoog = (): void => undefined
  const herberekening = new BehaviorSubject<Herberekening>('stil')
  const aankondigingen = new Subject<Aankondiging>()

  const hoorbaar$ = dialogen.isOpen$.pipe(
    switchMap((open) => (open ? NEVER : timer(DELAY))),
    take(1),
  )
  const naHerberekening$ = herberekening.pipe(
    switchMap((stand) => (stand === 'stil' ? hoorbaar$ : NEVER)),
    take(1),
  )
  const maakLeeg$ = herberekening.pipe(
    take(1),
    switchMap((stand) => (stand === 'staat' ? EMPTY : of(''))),
  )

  const herberekend$ = herberekening.pipe(
    filter((stand) => stand === 'staat'),
    map(() => herberekeningMelding),
  )
  const beleefd$ = meldingen.pipe(switchMap((tekst) => concat(maakLeeg$, naHerberekening$.pipe(map(() => tekst)))))
  const dringend$ = merge(dringendeMeldingen, geweigerd$.pipe(map(toTekst))).pipe(
    switchMap((tekst) => concat(of(''), hoorbaar$.pipe(map(() => tekst)))),
  )

  const verloop = merge(merge(herberekend$, beleefd$).pipe(toRegion(false)), dringend$.pipe(toRegion(true))).subscribe(
    aankondigingen,
  )
  verloop.add(berekening$.pipe(toHerberekening(hoorbaar$)).subscribe(herberekening))

  return {
    aankondiging$: aankondigingen.asObservable(),
    meld: (tekst) => {
      meldingen.next(tekst)
    },
    meldDringend: (tekst) => {
      dringendeMeldingen.next(tekst)
    },
    setDialoogOpen: (open) => {
      sluitDialoog()
      if (open) sluitDialoog = dialogen.open()
    },
    dispose: () => {
      verloop.unsubscribe()
      sluitDialoog()
      const stromen = [meldingen, dringendeMeldingen, herberekening, aankondigingen]
      for (const stroom of stromen) stroom.complete()
    },
  }
}

const toTekst = (fouten: readonly InvoerFout[]): string => fouten.map(({ melding }) => melding).join(' ')
