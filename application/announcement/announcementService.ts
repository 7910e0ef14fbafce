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

import type { InvoerFout } from '../../domain/invoer'
import type { Rekenstand } from '../../domain/orientatie'
import type { Dialogs } from './dialogs'
import { toHerberekening, toRegion, type Herberekening, type Announcement } from './region'

/** How long a message waits before it is announced, in milliseconds (specification, section 4). */
const DELAY = 100

/** What the service announces by itself, and in which words. */
export interface AnnouncementConfig {
  /** Whether a calculation is pending, through time. */
  readonly berekening$: Observable<Pick<Rekenstand, 'loading'>>
  /** The errors each time 'Ga verder' was refused. */
  readonly geweigerd$: Observable<readonly InvoerFout[]>
  /** The dialogs of every calculator that shares the live regions. */
  readonly dialogs: Dialogs
  /** The text that announces a recalculation. */
  readonly herberekeningMelding: string
}

/** The announcements of one calculator to screen readers. */
export interface AnnouncementService {
  /** Every change of the text in the two live regions. */
  readonly announcement$: Observable<Announcement>
  /** Announces politely, after a recalculation that waits to be announced; a newer message replaces a waiting one. */
  readonly announce: (tekst: string) => void
  /** Announces at once, in the assertive region; a newer message replaces a waiting one. */
  readonly announceUrgently: (tekst: string) => void
  /** Tells whether a dialog is open here. Messages wait until all are closed: behind one, screen readers skip them. */
  readonly setDialogOpen: (open: boolean) => void
  /** Closes the dialog, drops what is waiting and completes the stream; the other functions do nothing from then on. */
  readonly dispose: () => void
}

/**
 * Announces each message after 100 ms and clears it a second later. By itself the service announces a recalculation
 * (not the first calculation, and once for a burst of them) and why 'Ga verder' was refused.
 */
export const createAnnouncementService = ({
  berekening$,
  geweigerd$,
  dialogs,
  herberekeningMelding,
}: AnnouncementConfig): AnnouncementService => {
  const meldingen = new Subject<string>()
  const dringendeMeldingen = new Subject<string>()
  let closeDialog = (): void => undefined
  const herberekening = new BehaviorSubject<Herberekening>('stil')
  const announcements = new Subject<Announcement>()

  const hoorbaar$ = dialogs.isOpen$.pipe(
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
    announcements,
  )
  verloop.add(berekening$.pipe(toHerberekening(hoorbaar$)).subscribe(herberekening))

  return {
    announcement$: announcements.asObservable(),
    announce: (tekst) => {
      meldingen.next(tekst)
    },
    announceUrgently: (tekst) => {
      dringendeMeldingen.next(tekst)
    },
    setDialogOpen: (open) => {
      closeDialog()
      if (open) closeDialog = dialogs.open()
    },
    dispose: () => {
      verloop.unsubscribe()
      closeDialog()
      const stromen = [meldingen, dringendeMeldingen, herberekening, announcements]
      for (const stroom of stromen) stroom.complete()
    },
  }
}

const toTekst = (fouten: readonly InvoerFout[]): string => fouten.map(({ melding }) => melding).join(' ')
