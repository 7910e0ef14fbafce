import { either } from 'fp-ts'
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'

import { createLokaleBerekening } from '../../../adapters/lokaal'
import {
  berekenFinancieringsOpzet,
  nieuweOrientatie,
  toVerzoek,
  type Berekening,
  type Orientatie,
  type Rekenkader,
} from '../../../domain'
import type { Startersvrijstelling } from '../../../domain/orientatie'
import { kaderVan2025 } from '../../support/fakes/kader'
import { stoppedKlok } from '../../support/fakes/klok'

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
