import { either } from 'fp-ts'
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'

import type { NieuwMaximum } from '../../../application'
import { createLokaleBerekening, createNormvergelijking } from '../../../adapters/lokaal'
import {
  berekenFinancieringsOpzet,
  nieuweOrientatie,
  normenVan,
  toVerzoek,
  voorbeeldRentes,
  wijzig,
  type Berekening,
  type Normen,
  type Normjaar,
  type Orientatie,
  type Rekenkader,
  type Rentetarieven,
} from '../../../domain'
import type { Startersvrijstelling } from '../../../domain/orientatie'
import { kaderVan2025 } from '../../support/fakes/kader'
import { stoppedKlok } from '../../support/fakes/klok'
import { invented2027 } from '../../support/normen2027'

const orientatie: Orientatie = { ...nieuweOrientatie('MY'), alleenSamen: 'samen', vraagprijsWoning: 300_000 }
const verzoek = toVerzoek(orientatie, stoppedKlok.nu())
const laad = (kader: Rekenkader) => () => Promise.resolve(kader)

describe('the embedded calculation', () => {
  it('gives what the engine gives, with the year of its norms, once, and completes', async () => {
    const antwoorden = createLokaleBerekening({ kader: laad(kaderVan2025) }).bereken(verzoek)
    const verwacht = either.map(({ financieringsOpzet }: Berekening) => ({ ...financieringsOpzet, normjaar: 2025 }))(
      berekenFinancieringsOpzet(verzoek, kaderVan2025),
    )
    expect(await lastValueFrom(antwoorden.pipe(toArray()))).toEqual([verwacht])
  })

  it('counts with the exemption for starters when it is said, and calculates without it as ever', async () => {
    const lokaal = createLokaleBerekening({ kader: laad(kaderVan2025) })
    const belasting = async (...starters: readonly Startersvrijstelling[]) => {
      const antwoord = await firstValueFrom(lokaal.bereken(verzoek, ...starters))
      return either.isRight(antwoord) ? antwoord.right.overdrachtsbelasting : undefined
    }
    expect(await Promise.all([belasting(), belasting('nee'), belasting('eenVanTwee'), belasting('ja')])).toEqual([
      6000, 6000, 3000, 0,
    ])
  })

  it('names the reason when the engine has no outcome', async () => {
    const zonderRente = { ...kaderVan2025, rentetarieven: {} }
    const antwoord = await firstValueFrom(createLokaleBerekening({ kader: laad(zonderRente) }).bereken(verzoek))
    expect(antwoord).toEqual(either.left({ _tag: 'NietTeBerekenen', reden: 'GeenRente' }))
  })

  it.each<[string, () => Promise<Rekenkader>]>([
    ['fail to load', () => Promise.reject(new Error('geen verbinding'))],
    [
      'throw while loading',
      () => {
        throw new Error('geen module')
      },
    ],
  ])('says so when the figures %s', async (_wat, kader) => {
    const antwoord = await firstValueFrom(createLokaleBerekening({ kader }).bereken(verzoek))
    expect(antwoord).toEqual(either.left({ _tag: 'NietGeladen' }))
  })

  it('asks for the figures again at every calculation', async () => {
    const kaders = [Promise.reject<Rekenkader>(new Error('nog niet')), Promise.resolve(kaderVan2025)]
    const berekening = createLokaleBerekening({ kader: () => kaders.shift() ?? Promise.reject(new Error('op')) })
    expect(either.isLeft(await firstValueFrom(berekening.bereken(verzoek)))).toBe(true)
    expect(either.isRight(await firstValueFrom(berekening.bereken(verzoek)))).toBe(true)
  })

  it('starts when it is subscribed to, not before', () => {
    const kader = vi.fn(laad(kaderVan2025))
    createLokaleBerekening({ kader }).bereken(verzoek)
    expect(kader).not.toHaveBeenCalled()
  })

  it('says nothing after it was cancelled', async () => {
    const gehoord = vi.fn()
    createLokaleBerekening({ kader: laad(kaderVan2025) })
      .bereken(verzoek)
      .subscribe(gehoord)
      .unsubscribe()
    await Promise.resolve()
    await Promise.resolve()
    expect(gehoord).not.toHaveBeenCalled()
  })
})

const inkomen = { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 } as const
const metInkomen = toVerzoek(wijzig(nieuweOrientatie('MY'), inkomen), stoppedKlok.nu())
const rentetarieven = voorbeeldRentes.MY
const geef = (jaar: Normjaar): Promise<Normen> => Promise.resolve(normenVan(jaar))
const uitgerekend = berekenFinancieringsOpzet(metInkomen, { normen: normenVan(2026), rentetarieven })

const create = (loadNormen = geef, tarieven: () => Rentetarieven | undefined = () => rentetarieven) =>
  createNormvergelijking({ rentetarieven: tarieven, loadNormen })
/** Everything that is emitted until the comparison completes. */
const alles = ({ maximum }: ReturnType<typeof create>) => lastValueFrom(maximum(metInkomen, 2026).pipe(toArray()))

describe('the embedded comparison', () => {
  it('gives the maximum of the engine under the norms of that year, once, and completes', async () => {
    const verwacht = either.isRight(uitgerekend) && uitgerekend.right.financieringsOpzet.maximaleHypotheekOpInkomen
    expect(await alles(create())).toEqual([{ maximaleHypotheekOpInkomen: verwacht, isVoorstel: false }])
  })

  it('says that the norms are only proposed', async () => {
    expect(await alles(create(() => Promise.resolve(invented2027)))).toMatchObject([{ isVoorstel: true }])
  })

  it('gives the maximum before subscribe returns once the norms are loaded, and does not load them again', async () => {
    const loadNormen = vi.fn(geef)
    const vergelijking = create(loadNormen)
    await alles(vergelijking)
    const gekregen: (NieuwMaximum | undefined)[] = []
    vergelijking.maximum(metInkomen, 2026).subscribe((maximum) => gekregen.push(maximum))
    expect(gekregen).toHaveLength(1)
    expect(loadNormen).toHaveBeenCalledExactlyOnceWith(2026)
  })

  it('emits nothing when the norms cannot be loaded, and tries again at the next question', async () => {
    const pogingen = [Promise.reject<Normen>(new Error('geen verbinding')), geef(2026)]
    const vergelijking = create(() => pogingen.shift() ?? Promise.reject(new Error('op')))
    expect(await alles(vergelijking)).toEqual([])
    expect(await alles(vergelijking)).toHaveLength(1)
  })

  it('emits nothing when the norms give no outcome', async () => {
    expect(await alles(create(geef, () => ({})))).toEqual([])
  })

  it('knows nothing of the norms of a service, and loads none', async () => {
    const loadNormen = vi.fn(geef)
    expect(await alles(create(loadNormen, () => undefined))).toEqual([undefined])
    expect(loadNormen).not.toHaveBeenCalled()
  })

  it('calculates with the rates of the moment it was asked, also when the norms come later', async () => {
    let tarieven: Rentetarieven = rentetarieven
    const antwoord = alles(create(geef, () => tarieven))
    tarieven = { 120: 9 }
    expect(await antwoord).toEqual(await alles(create()))
  })

  it('loads nothing before it is subscribed to, and says nothing after it was cancelled', async () => {
    const loadNormen = vi.fn(geef)
    const gehoord = vi.fn()
    const vraag = create(loadNormen).maximum(metInkomen, 2026)
    expect(loadNormen).not.toHaveBeenCalled()
    vraag.subscribe(gehoord).unsubscribe()
    await Promise.resolve()
    await Promise.resolve()
    expect(gehoord).not.toHaveBeenCalled()
  })
})
