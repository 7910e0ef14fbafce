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

/** The time in milliseconds without an open dialog after which a message is announced. */
const DELAY = 100

/** The input of the announcement service. */
export interface AnnouncementConfig {
  /** Emits whether a calculation is pending. */
  readonly berekening$: Observable<Pick<Rekenstand, 'loading'>>
  /** Emits the errors each time that a click on 'Ga verder' was refused. */
  readonly geweigerd$: Observable<readonly InvoerFout[]>
  /** The dialogs of every calculator that shares the live regions. */
  readonly dialogs: Dialogs
  /** The Dutch text that announces a recalculation. */
  readonly herberekeningMelding: string
}

/** The announcements of one calculator to screen readers. */
export interface AnnouncementService {
  /** Emits every change of the text in the two live regions. */
  readonly announcement$: Observable<Announcement>
  /**
   * Announces a text in the polite live region, as soon as no message about a recalculation waits or is shown. Drops an
   * earlier text that still waits for the polite region.
   */
  readonly announce: (tekst: string) => void
  /** Announces a text in the assertive live region. Drops an earlier text that still waits for that region. */
  readonly announceUrgently: (tekst: string) => void
  /** Sets whether this calculator has an open dialog. Messages wait until all dialogs of the page are closed. */
  readonly setDialogOpen: (open: boolean) => void
  /** Marks the calculator's dialog closed, drops waiting messages and completes the stream. Later calls do nothing. */
  readonly dispose: () => void
}

/**
 * Creates the announcement service. It announces a message after 100 ms without an open dialog, and clears the message
 * a second later. It also announces the errors when 'Ga verder' is refused. It announces a burst of recalculations
 * once, and never the calculation that is pending when the service is created.
 * @example
 * const [dialogs, herberekeningMelding] = [createDialogs(), 'Herberekend.']
 * const streams = { berekening$: NEVER, geweigerd$: NEVER }
 * const service = createAnnouncementService({ ...streams, dialogs, herberekeningMelding })
 * service.announceUrgently('Vul een bedrag in.')
 * await firstValueFrom(service.announcement$) // { tekst: 'Vul een bedrag in.', urgent: true }
 * service.dispose()
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
      if (open && !verloop.closed) closeDialog = dialogs.open()
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
