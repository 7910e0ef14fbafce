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

/** How the calculation stands: l(oading), or ended. */
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

/** What happens to the service, by marble; a letter that is not named here does nothing. */
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
  /** How the calculation stands: l(oading), d(one), f(ailed). */
  readonly berekening?: string
  /** When 'Ga verder' is refused. */
  readonly geweigerd?: string
  /** What is done: see the letters of `handelingen`. */
  readonly gedaan?: string
  /** What the regions hold: see the letters of `announcements`. */
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
  it.each(['l 9ms d', 'l 9ms f'])('is not announced, whether it succeeds or fails: %s', (berekening) => {
    verloop({ berekening, verwacht: '' })
  })
})

it.each([
  ['is not what goes on with a calculation that is pending', 'l 9ms l 9ms d', ''],
  ['is announced 100 ms after it began, for a second, also when it ended by then', 'd 9ms (ld)', '110ms h 999ms _'],
  ['is announced 100 ms after it began, also when it lasts', 'd 9ms l 4s d', '110ms h 999ms _'],
  ['is announced after a first calculation that failed', 'f 9ms l', '110ms h 999ms _'],
  ['is announced once for a burst of changes', 'd 9ms (ld) 46ms (ld) 46ms (ld) 496ms (ld)', '110ms h 999ms _'],
  ['is announced again when the message was gone', 'd 9ms (ld) 1196ms (ld)', '110ms h 999ms _ 199ms h 999ms _'],
])('a recalculation %s', (_claim, berekening, verwacht) => verloop({ berekening, verwacht }))

describe('a message', () => {
  it.each([
    ['is announced 100 ms after it was made, for a second', '10ms b', '110ms b 999ms _'],
    ['made again is said again: the region is emptied in between', '10ms b 499ms b', '110ms b 399ms _ 99ms b 999ms _'],
  ])('%s', (_claim, gedaan, verwacht) => verloop({ gedaan, verwacht }))

  it.each([
    ['is still to be said', 'd 9ms (ld)', '11ms b', '110ms h 999ms _ 99ms b 999ms _'],
    ['begins before it was announced', 'd 49ms (ld)', '10ms b', '150ms h 999ms _ 99ms b 999ms _'],
    ['is being said', 'd 9ms (ld)', '500ms b', '110ms h 999ms _ 99ms b 999ms _'],
  ])('waits for a recalculation that %s', (_wat, berekening, gedaan, verwacht) =>
    verloop({ berekening, gedaan, verwacht }),
  )

  it.each([
    ['a recalculation once it was announced', 'd 499ms (ld)', '10ms b', '110ms b 489ms h 999ms _'],
    ['a newer one that waits as well', 'd 9ms (ld)', '11ms b 300ms c', '110ms h 999ms _ 99ms c 999ms _'],
  ])('makes way for %s', (_wat, berekening, gedaan, verwacht) => verloop({ berekening, gedaan, verwacht }))
})

describe('what refuses the next step', () => {
  it.each([
    ['is joined, urgent, and announced 100 ms later', '10ms r', '110ms v 999ms o'],
    ['is said again each time', '10ms r 499ms r', '110ms v 399ms o 99ms v 999ms o'],
    ['is said 100 ms after the last', '10ms r 49ms r', '160ms v 999ms o'],
  ])('%s', (_claim, geweigerd, verwacht) => verloop({ geweigerd, verwacht }))

  it('waits for no recalculation', () => {
    verloop({ berekening: 'd 9ms (ld)', geweigerd: '50ms r', verwacht: '110ms h 39ms v 959ms _ 39ms o' })
  })

  it('is replaced by an urgent message while it waits', () => {
    verloop({ geweigerd: '10ms r', gedaan: '60ms w', verwacht: '160ms w 999ms o' })
  })
})

describe('while a dialog is open', () => {
  it.each([
    ['a recalculation waits until 100 ms after it closes', 'd 9ms (ld)', 'o 1999ms s'],
    ['a recalculation of just before waits as well', 'd 9ms (ld)', '50ms o 1949ms s'],
    ['a burst is still one message', 'd 9ms (ld) 896ms (ld)', 'o 1999ms s'],
  ])('%s', (_claim, berekening, gedaan) => verloop({ berekening, gedaan, verwacht: '2100ms h 999ms _' }))

  it('other messages wait, urgent or not', () => {
    verloop({ geweigerd: '10ms r', gedaan: 'o 499ms b 499ms s', verwacht: '1100ms (vb) 996ms (o_)' })
  })

  it('saying once more that it is closed keeps no message waiting', () => {
    verloop({ gedaan: '10ms b 49ms s', verwacht: '110ms b 999ms _' })
  })
})

it('dispose drops what is waiting, completes the stream, and leaves the other functions without effect', () => {
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

  it('say nothing behind the dialog of another, and say it when that is closed', () => {
    new TestScheduler((echt, bedoeld) => expect(echt).toEqual(bedoeld)).run(({ cold, expectObservable }) => {
      const dialogs = createDialogs()
      const [een, ander] = [create(dialogs), create(dialogs)]
      cold('o 9ms b 1989ms s')
        .pipe(tap((letter) => handelingen[letter]?.(letter === 'b' ? een : ander)))
        .subscribe()
      expectObservable(een.announcement$).toBe('2100ms b 999ms _', announcements)
    })
  })

  it('speak again when the one whose dialog was open ends', async () => {
    const dialogs = createDialogs()
    const service = create(dialogs)
    service.setDialogOpen(true)
    expect(await firstValueFrom(dialogs.isOpen$)).toBe(true)
    service.dispose()
    expect(await firstValueFrom(dialogs.isOpen$)).toBe(false)
  })

  it('wait until the last of several dialogs is closed', async () => {
    const dialogs = createDialogs()
    const [sluitEen, sluitAnder] = [dialogs.open(), dialogs.open()]
    sluitEen()
    sluitEen()
    expect(await firstValueFrom(dialogs.isOpen$)).toBe(true)
    sluitAnder()
    expect(await firstValueFrom(dialogs.isOpen$)).toBe(false)
  })
})
