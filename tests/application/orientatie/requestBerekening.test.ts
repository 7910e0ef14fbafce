import { either } from 'fp-ts'
import { concat, EMPTY, NEVER, of, Subject, throwError } from 'rxjs'
import { describe, expect, it } from 'vitest'

import {
  createAnnouncementService,
  createDialogs,
  createOrientatieService,
  type BerekeningPort,
  type KlokPort,
} from '../../../application'
import { nieuweOrientatie, toVerzoek, type Uitkomst } from '../../../domain'
import type { BerekeningFout } from '../../../domain/orientatie'
import { createManualBerekening, immediateBerekening, outcomeOf } from '../../support/fakes/berekening'
import { kaderVan2025 } from '../../support/fakes/kader'
import { stoppedKlok } from '../../support/fakes/klok'
import { stateOf } from '../../support/stateOf'

/** Creates a calculation port that handles the first request with `wangedrag`, and later ones with `daarna`. */
const eersteKeer = (
  wangedrag: BerekeningPort['bereken'],
  { bereken: daarna }: BerekeningPort = immediateBerekening,
): BerekeningPort => {
  let keer = 0
  return { bereken: (verzoek) => (keer++ === 0 ? wangedrag(verzoek) : daarna(verzoek)) }
}

const createService = (wangedrag: BerekeningPort['bereken'], klok: KlokPort = stoppedKlok) =>
  createOrientatieService({ berekening: eersteKeer(wangedrag), klok, start: nieuweOrientatie('MY') })

describe.each<[string, BerekeningPort['bereken'], string]>([
  [
    'throws',
    () => {
      throw new Error('kapot')
    },
    'kapot',
  ],
  ['errors with an Error', () => throwError(() => new Error('stuk')), 'stuk'],
  ['errors with a string', () => throwError(() => 'stuk'), 'De berekening gaf geen reden.'],
  ['completes without a result', () => EMPTY, 'De berekening eindigde zonder antwoord.'],
])('a calculation that %s', (wat, wangedrag, reden) => {
  it(`the orientation service reports 'Onverwacht' for a calculation that ${wat}`, () => {
    expect(createService(wangedrag).state()).toMatchObject({
      loading: false,
      fout: { _tag: 'Onverwacht', reden },
    })
  })

  it(`herbereken succeeds after a calculation that ${wat}`, () => {
    const service = createService(wangedrag)
    service.herbereken()
    expect(stateOf(service.state())).toBe('voltooid')
  })
})

it('the orientation service uses only the first result that a calculation emits', () => {
  const service = createService((verzoek) =>
    concat(of(either.right(outcomeOf(verzoek)), either.left({ _tag: 'Onbereikbaar' as const })), NEVER),
  )
  expect(stateOf(service.state())).toBe('voltooid')
})

/** Creates an orientation service whose first calculation emits what the test passes to `geef`. */
const createStromend = () => {
  const uitslagen = new Subject<either.Either<BerekeningFout, Uitkomst>>()
  const start = nieuweOrientatie('MY')
  const service = createOrientatieService({
    berekening: eersteKeer(() => uitslagen, { bereken: () => NEVER }),
    klok: stoppedKlok,
    start,
  })
  const verzoek = toVerzoek(start, stoppedKlok.nu())
  const { financieringsOpzet } = outcomeOf(verzoek)
  const kaal: Uitkomst = { financieringsOpzet, grond: { plaats: 'server', verzoek } }
  const aangevuld: Uitkomst = { financieringsOpzet, grond: { plaats: 'server', verzoek, kader: kaderVan2025 } }
  return {
    service,
    kaal,
    aangevuld,
    geef: (uitslag: either.Either<BerekeningFout, Uitkomst>) => uitslagen.next(uitslag),
  }
}

describe('more of the ground of a result', () => {
  it('a second emission of the same result replaces its ground in the state, without a new result', () => {
    const { service, kaal, aangevuld, geef } = createStromend()
    geef(either.right(kaal))
    const { financieringsOpzet, opdracht, berekend } = service.state()
    expect(berekend?.grond).toEqual(kaal.grond)
    geef(either.right(aangevuld))
    expect(service.state()).toMatchObject({ loading: false, fout: undefined, berekend: { grond: aangevuld.grond } })
    expect(service.state().financieringsOpzet).toBe(financieringsOpzet)
    expect(service.state().opdracht).toBe(opdracht)
  })

  it('a second emission of the same result emits a state, no calculation and no announcement', () => {
    const { service, kaal, aangevuld, geef } = createStromend()
    const gemeld: unknown[] = []
    geef(either.right(kaal))
    const [states, berekeningen]: [unknown[], unknown[]] = [[], []]
    service.state$.subscribe((state) => states.push(state))
    service.berekening$.subscribe((stand) => berekeningen.push(stand))
    createAnnouncementService({
      berekening$: service.berekening$,
      geweigerd$: NEVER,
      dialogs: createDialogs(),
      herberekeningMelding: 'Herberekend.',
    }).announcement$.subscribe((melding) => gemeld.push(melding))
    geef(either.right(aangevuld))
    expect([states.length, berekeningen.length, gemeld.length]).toEqual([2, 1, 0])
  })

  it('later emissions of another result, or of an error, change nothing', () => {
    const { service, kaal, aangevuld, geef } = createStromend()
    geef(either.right(kaal))
    const na = service.state()
    const ander = { ...aangevuld, financieringsOpzet: { ...aangevuld.financieringsOpzet } }
    geef(either.right(ander))
    geef(either.right(ander))
    geef(either.left({ _tag: 'Onbereikbaar' }))
    expect(service.state()).toBe(na)
  })

  it('a ground that arrives after an ignored emission still replaces the ground of the first result', () => {
    const { service, kaal, aangevuld, geef } = createStromend()
    geef(either.right(kaal))
    geef(either.left({ _tag: 'Onbereikbaar' }))
    geef(either.right(aangevuld))
    expect(service.state().berekend?.grond).toEqual(aangevuld.grond)
  })

  it('a result after an error changes nothing', () => {
    const { service, aangevuld, geef } = createStromend()
    geef(either.left({ _tag: 'Onbereikbaar' }))
    geef(either.right(aangevuld))
    expect(service.state()).toMatchObject({ fout: { _tag: 'Onbereikbaar' }, berekend: undefined })
  })

  it('a ground that arrives after a newer request changes nothing', () => {
    const { service, kaal, aangevuld, geef } = createStromend()
    geef(either.right(kaal))
    service.herbereken()
    geef(either.right(aangevuld))
    expect(service.state().berekend?.grond).toEqual(kaal.grond)
  })
})

it("a clock with an invalid date makes the calculation fail as 'Onverwacht'", () => {
  const service = createService(() => EMPTY, { nu: () => new Date(NaN) })
  expect(service.state()).toMatchObject({ loading: false, fout: { _tag: 'Onverwacht' } })
})

describe('bereken', () => {
  const anders = { ...nieuweOrientatie('MY'), renteperiode: 60 } as const

  it('bereken of the orientation service emits the result of other answers and keeps the state unchanged', () => {
    const service = createService(immediateBerekening.bereken)
    const voor = service.state()
    const antwoorden: unknown[] = []
    service.bereken(anders).subscribe((uitkomst) => antwoorden.push(uitkomst))
    expect(antwoorden).toEqual([either.right(outcomeOf(toVerzoek(anders, stoppedKlok.nu())))])
    expect(service.state()).toBe(voor)
  })

  it('bereken of the orientation service starts a request on subscription and cancels it on unsubscribing', () => {
    const berekening = createManualBerekening()
    const service = createOrientatieService({ berekening, klok: stoppedKlok, start: nieuweOrientatie('MY') })
    const bereken = service.bereken(anders)
    expect(berekening.asked).toHaveLength(1)
    bereken.subscribe().unsubscribe()
    expect(berekening.asked.map((vraag) => vraag.isCancelled())).toEqual([false, true])
  })

  it("bereken of the orientation service emits the failure 'Onverwacht' when the calculation errors", () => {
    const service = createOrientatieService({
      berekening: { bereken: () => throwError(() => new Error('stuk')) },
      klok: stoppedKlok,
      start: nieuweOrientatie('MY'),
    })
    const antwoorden: unknown[] = []
    service.bereken(anders).subscribe((uitkomst) => antwoorden.push(uitkomst))
    expect(antwoorden).toEqual([either.left({ _tag: 'Onverwacht', reden: 'stuk' })])
  })
})
