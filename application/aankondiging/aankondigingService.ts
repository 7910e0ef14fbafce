import {
  asyncScheduler,
  BehaviorSubject,
  concat,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  NEVER,
  of,
  skip,
  startWith,
  Subject,
  switchMap,
  take,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs'

import type { InvoerFout } from '../../domain'
import type { BerekeningState } from '../orientatie'

/** How long after a message is made it is announced, in milliseconds (specification, section 4). */
const WACHTTIJD = 100

/** How long a message stays after it was announced, in milliseconds. */
const STAANTIJD = 1000

/** The text a live region holds from now on; the empty text clears it. */
export interface Aankondiging {
  readonly tekst: string
  /** Which region: the assertive one, or the polite one. */
  readonly dringend: boolean
}

/** What is announced of itself, and in which words. */
export interface AankondigingConfig {
  readonly berekening$: Observable<BerekeningState>
  readonly geweigerd$: Observable<readonly InvoerFout[]>
  /** What is said of a recalculation. */
  readonly herberekeningMelding: string
  readonly scheduler?: SchedulerLike
}

/** What one calculator says to screen readers. */
export interface AankondigingService {
  /** What the two live regions hold, as it changes. */
  readonly aankondiging$: Observable<Aankondiging>
  /** Says this politely, after a recalculation that is still to be said; a newer message replaces a waiting one. */
  readonly meld: (tekst: string) => void
  /** Says this at once, whatever else is being said; a newer message replaces a waiting one. */
  readonly meldDringend: (tekst: string) => void
  /** Says whether a dialog is open: messages wait until it is closed, for they are not heard behind it. */
  readonly setDialoogOpen: (open: boolean) => void
  /** Drops what is waiting and completes the stream; the other functions do nothing from then on. */
  readonly dispose: () => void
}

/** How far the message about a recalculation is. */
type Herberekening = 'stil' | 'wacht' | 'staat'

/**
 * Says each message 100 ms after it was made and takes it away a second later. Of itself it says that there was a
 * recalculation (not the first calculation, and once for a burst of them) and why 'Ga verder' was refused.
 */
export const createAankondigingService = ({
  berekening$,
  geweigerd$,
  herberekeningMelding,
  scheduler = asyncScheduler,
}: AankondigingConfig): AankondigingService => {
  const meldingen = new Subject<string>()
  const dringende = new Subject<string>()
  const dialoogOpen = new BehaviorSubject(false)
  const herberekening = new BehaviorSubject<Herberekening>('stil')
  const aankondigingen = new Subject<Aankondiging>()

  const hoorbaar$ = dialoogOpen.pipe(
    distinctUntilChanged(),
    switchMap((open) => (open ? NEVER : timer(WACHTTIJD, scheduler))),
    take(1),
  )
  const naHerberekening$ = herberekening.pipe(
    switchMap((fase) => (fase === 'stil' ? hoorbaar$ : NEVER)),
    take(1),
  )
  const metStaantijd = (tekst: string): Observable<string> =>
    tekst === '' ? of('') : concat(of(tekst), timer(STAANTIJD, scheduler).pipe(map(() => '')))
  const maakLeeg = (): Observable<string> => (herberekening.value === 'staat' ? EMPTY : of(''))

  const beleefd$ = merge(
    herberekening.pipe(
      filter((fase) => fase === 'staat'),
      map(() => herberekeningMelding),
    ),
    meldingen.pipe(switchMap((tekst) => concat(maakLeeg(), naHerberekening$.pipe(map(() => tekst))))),
  ).pipe(switchMap(metStaantijd))
  const dringend$ = merge(dringende, geweigerd$.pipe(map(toTekst))).pipe(
    switchMap((tekst) => concat(of(''), hoorbaar$.pipe(map(() => tekst)))),
    switchMap(metStaantijd),
  )

  const verloop = merge(beleefd$.pipe(toRegio(false)), dringend$.pipe(toRegio(true))).subscribe(aankondigingen)
  verloop.add(
    berekening$
      .pipe(
        toHerberekening,
        exhaustMap(() =>
          concat(
            of<Herberekening>('wacht'),
            hoorbaar$.pipe(map((): Herberekening => 'staat')),
            timer(STAANTIJD, scheduler).pipe(map((): Herberekening => 'stil')),
          ),
        ),
      )
      .subscribe((fase) => herberekening.next(fase)),
  )
  return {
    aankondiging$: aankondigingen.asObservable(),
    meld: (tekst) => {
      meldingen.next(tekst)
    },
    meldDringend: (tekst) => {
      dringende.next(tekst)
    },
    setDialoogOpen: (open) => {
      dialoogOpen.next(open)
    },
    dispose: () => {
      verloop.unsubscribe()
      for (const stroom of [meldingen, dringende, dialoogOpen, herberekening, aankondigingen]) stroom.complete()
    },
  }
}

/** Emits whenever loading begins again; what is going on at the start is the first calculation. */
const toHerberekening = (berekening$: Observable<BerekeningState>): Observable<unknown> =>
  berekening$.pipe(
    map(({ _tag }) => _tag === 'Loading'),
    distinctUntilChanged(),
    skip(1),
    filter((loading) => loading),
  )

const toTekst = (fouten: readonly InvoerFout[]): string => fouten.map(({ melding }) => melding).join(' ')

/** The texts of one region, which is empty at first. */
const toRegio =
  (dringend: boolean) =>
  (tekst$: Observable<string>): Observable<Aankondiging> =>
    tekst$.pipe(
      startWith(''),
      distinctUntilChanged(),
      skip(1),
      map((tekst) => ({ tekst, dringend })),
    )
