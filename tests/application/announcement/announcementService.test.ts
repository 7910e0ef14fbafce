import { firstValueFrom, merge, NEVER, Subject, tap, type Observable } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { describe, expect, it } from 'vitest'

import {
  createAnnouncementService,
  createDialogs,
  type Announcement,
  type AnnouncementService,
  type Dialogs,
} from '../../../application'
import type { InvoerFout } from '../../../domain/invoer'
import type { Rekenstand } from '../../../domain/orientatie'

const HERBEREKENING = 'Er heeft een herberekening plaatsgevonden.'

/** Whether a calculation is pending, by the letter of a marble: l(oading), d(one) or f(ailed). */
const isLoading: Record<string, boolean> = { l: true, d: false, f: false }

const standVan = (letter: string): Pick<Rekenstand, 'loading'> => {
  const loading = isLoading[letter]
  if (loading === undefined) throw new Error(`Geen stand '${letter}'.`)
  return { loading }
}

const announcements: Record<string, Announcement> = {
  h: { tekst: HERBEREKENING, urgent: false },
  b: { tekst: 'het bonnetje', urgent: false },
  c: { tekst: 'het nieuwe bonnetje', urgent: false },
  _: { tekst: '', urgent: false },
  v: { tekst: 'Vul je jaarinkomen in. Vul de vraagprijs in.', urgent: true },
  w: { tekst: 'let op', urgent: true },
  o: { tekst: '', urgent: true },
}

/** The call that each marble makes; a letter that is absent here makes no call. */
const handelingen: Record<string, (service: AnnouncementService) => void> = {
  b: (service) => service.announce('het bonnetje'),
  c: (service) => service.announce('het nieuwe bonnetje'),
  w: (service) => service.announceUrgently('let op'),
  o: (service) => service.setDialogOpen(true),
  s: (service) => service.setDialogOpen(false),
  x: (service) => service.dispose(),
}

const fouten: readonly InvoerFout[] = [
  { veld: 'eigen.inkomen', melding: 'Vul je jaarinkomen in.' },
  { veld: 'vraagprijsWoning', melding: 'Vul de vraagprijs in.' },
]

interface Verloop {
  /** The marbles of the calculation: l(oading), d(one) or f(ailed). */
  readonly berekening?: string
  /** The marbles of the refused clicks on 'Ga verder': each letter is a refusal. */
  readonly geweigerd?: string
  /** The marbles of the calls; `handelingen` has the call of each letter. */
  readonly gedaan?: string
  /** The expected marbles of `announcement$`; `announcements` has the announcement of each letter. */
  readonly verwacht: string
}

const verloop = ({ berekening, geweigerd, gedaan, verwacht }: Verloop): void =>
  new TestScheduler((echt, bedoeld) => expect(echt).toEqual(bedoeld)).run(({ cold, expectObservable }) => {
    const stand = new Subject<Pick<Rekenstand, 'loading'>>()
    const geweigerdeZetten = new Subject<readonly InvoerFout[]>()
    const service = createAnnouncementService({
      berekening$: stand,
      geweigerd$: geweigerdeZetten,
      dialogs: createDialogs(),
      herberekeningMelding: HERBEREKENING,
    })
    const stuur = (marmer: string | undefined, doe: (letter: string) => void): Observable<string> =>
      marmer === undefined ? NEVER : cold(marmer).pipe(tap(doe))
    merge(
      stuur(berekening, (letter) => stand.next(standVan(letter))),
      stuur(geweigerd, () => geweigerdeZetten.next(fouten)),
      stuur(gedaan, (letter) => handelingen[letter]?.(service)),
    ).subscribe()
    expectObservable(service.announcement$).toBe(verwacht, announcements)
  })

describe('the first calculation', () => {
  it.each(['l 9ms d', 'l 9ms f'])(
    'the first calculation is not announced when it succeeds or fails (marbles: %s)',
    (berekening) => {
      verloop({ berekening, verwacht: '' })
    },
  )
})

it.each([
  ['is not announced while the first calculation is still pending', 'l 9ms l 9ms d', ''],
  ['is announced after 100 ms for a second, even if it has ended', 'd 9ms (ld)', '110ms h 999ms _'],
  ['is announced 100 ms after it begins, even if it takes longer', 'd 9ms l 4s d', '110ms h 999ms _'],
  ['is announced after a first calculation that failed', 'f 9ms l', '110ms h 999ms _'],
  ['is announced once for a burst of recalculations', 'd 9ms (ld) 46ms (ld) 46ms (ld) 496ms (ld)', '110ms h 999ms _'],
  ['is announced again after its message is cleared', 'd 9ms (ld) 1196ms (ld)', '110ms h 999ms _ 199ms h 999ms _'],
])('a recalculation %s', (_claim, berekening, verwacht) => verloop({ berekening, verwacht }))

describe('announce', () => {
  it.each([
    ['a message after 100 ms, for a second', '10ms b', '110ms b 999ms _'],
    ['the same message again, after the region is cleared', '10ms b 499ms b', '110ms b 399ms _ 99ms b 999ms _'],
  ])('announce shows %s', (_wat, gedaan, verwacht) => verloop({ gedaan, verwacht }))

  it.each([
    ['has not been announced yet', 'd 9ms (ld)', '11ms b', '110ms h 999ms _ 99ms b 999ms _'],
    ['begins before that polite message shows', 'd 49ms (ld)', '10ms b', '150ms h 999ms _ 99ms b 999ms _'],
    ['is being announced', 'd 9ms (ld)', '500ms b', '110ms h 999ms _ 99ms b 999ms _'],
  ])('a polite message waits for the message about a recalculation that %s', (_wat, berekening, gedaan, verwacht) =>
    verloop({ berekening, gedaan, verwacht }),
  )

  it.each([
    ['a recalculation that begins while it is shown', 'd 499ms (ld)', '10ms b', '110ms b 489ms h 999ms _'],
    ['a newer polite message while it waits', 'd 9ms (ld)', '11ms b 300ms c', '110ms h 999ms _ 99ms c 999ms _'],
  ])('a polite message is replaced by %s', (_wat, berekening, gedaan, verwacht) =>
    verloop({ berekening, gedaan, verwacht }),
  )
})

describe('the errors of a refused step', () => {
  it.each([
    ['joined and announced urgently after 100 ms', '10ms r', '110ms v 999ms o'],
    ['announced again at each refusal', '10ms r 499ms r', '110ms v 399ms o 99ms v 999ms o'],
    ['announced 100 ms after the last refusal', '10ms r 49ms r', '160ms v 999ms o'],
  ])('the errors after a refused *Ga verder* are %s', (_claim, geweigerd, verwacht) => verloop({ geweigerd, verwacht }))

  it('the errors after a refused *Ga verder* do not wait for the message about a recalculation', () => {
    verloop({ berekening: 'd 9ms (ld)', geweigerd: '50ms r', verwacht: '110ms h 39ms v 959ms _ 39ms o' })
  })

  it('an urgent message replaces the waiting errors after a refused *Ga verder*', () => {
    verloop({ geweigerd: '10ms r', gedaan: '60ms w', verwacht: '160ms w 999ms o' })
  })
})

describe('setDialogOpen', () => {
  it.each([
    ['a recalculation while a dialog is open', 'd 9ms (ld)', 'o 1999ms s'],
    ['a recalculation just before a dialog opens', 'd 9ms (ld)', '50ms o 1949ms s'],
    ['a burst of recalculations while a dialog is open', 'd 9ms (ld) 896ms (ld)', 'o 1999ms s'],
  ])('%s is announced once, 100 ms after the dialog closes', (_wat, berekening, gedaan) =>
    verloop({ berekening, gedaan, verwacht: '2100ms h 999ms _' }),
  )

  it('polite and urgent messages wait until the open dialog closes', () => {
    verloop({ geweigerd: '10ms r', gedaan: 'o 499ms b 499ms s', verwacht: '1100ms (vb) 996ms (o_)' })
  })

  it('a message is announced when the dialog closes, although setDialogOpen(true) was called twice', () => {
    verloop({ gedaan: 'o 9ms o 9ms b 479ms s', verwacht: '600ms b 999ms _' })
  })

  it('setDialogOpen(false) without an open dialog does not delay a message', () => {
    verloop({ gedaan: '10ms b 49ms s', verwacht: '110ms b 999ms _' })
  })
})

it('disposing of the announcement service drops waiting messages and completes announcement$', () => {
  verloop({ berekening: 'd 9ms (ld)', gedaan: '20ms b 29ms x 99ms b', geweigerd: '200ms r', verwacht: '50ms |' })
})

describe('several calculators on a page', () => {
  const create = (dialogs: Dialogs) =>
    createAnnouncementService({
      berekening$: NEVER,
      geweigerd$: NEVER,
      dialogs,
      herberekeningMelding: HERBEREKENING,
    })

  it('a calculator announces its message only after the dialog of another calculator closes', () => {
    new TestScheduler((echt, bedoeld) => expect(echt).toEqual(bedoeld)).run(({ cold, expectObservable }) => {
      const dialogs = createDialogs()
      const [een, ander] = [create(dialogs), create(dialogs)]
      cold('o 9ms b 1989ms s')
        .pipe(tap((letter) => handelingen[letter]?.(letter === 'b' ? een : ander)))
        .subscribe()
      expectObservable(een.announcement$).toBe('2100ms b 999ms _', announcements)
    })
  })

  it('disposing of the announcement service closes its dialog, and setDialogOpen opens none afterwards', async () => {
    const dialogs = createDialogs()
    const service = create(dialogs)
    service.setDialogOpen(true)
    expect(await firstValueFrom(dialogs.isOpen$)).toBe(true)
    service.dispose()
    expect(await firstValueFrom(dialogs.isOpen$)).toBe(false)
    service.setDialogOpen(true)
    expect(await firstValueFrom(dialogs.isOpen$)).toBe(false)
  })

  it('createDialogs reports an open dialog until the last of several dialogs is closed', async () => {
    const dialogs = createDialogs()
    const [sluitEen, sluitAnder] = [dialogs.open(), dialogs.open()]
    sluitEen()
    sluitEen()
    expect(await firstValueFrom(dialogs.isOpen$)).toBe(true)
    sluitAnder()
    expect(await firstValueFrom(dialogs.isOpen$)).toBe(false)
  })
})
