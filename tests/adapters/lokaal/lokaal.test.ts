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

describe('createLokaleBerekening', () => {
  it('the embedded calculation emits the result of the engine with its norm year once, and completes', async () => {
    const antwoorden = createLokaleBerekening({ kader: laad(kaderVan2025) }).bereken(verzoek)
    const verwacht = either.map(({ financieringsOpzet }: Berekening) => ({ ...financieringsOpzet, normjaar: 2025 }))(
      berekenFinancieringsOpzet(verzoek, kaderVan2025),
    )
    expect(await lastValueFrom(antwoorden.pipe(toArray()))).toEqual([verwacht])
  })

  it('the embedded calculation applies the exemption for starters only when it is given', async () => {
    const lokaal = createLokaleBerekening({ kader: laad(kaderVan2025) })
    const belasting = async (...starters: readonly Startersvrijstelling[]) => {
      const antwoord = await firstValueFrom(lokaal.bereken(verzoek, ...starters))
      return either.isRight(antwoord) ? antwoord.right.overdrachtsbelasting : undefined
    }
    expect(await Promise.all([belasting(), belasting('nee'), belasting('eenVanTwee'), belasting('ja')])).toEqual([
      6000, 6000, 3000, 0,
    ])
  })

  it('the embedded calculation fails with the reason of the engine when there is no result', async () => {
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
  ])('the embedded calculation fails as NietGeladen when the norms %s', async (_wat, kader) => {
    const antwoord = await firstValueFrom(createLokaleBerekening({ kader }).bereken(verzoek))
    expect(antwoord).toEqual(either.left({ _tag: 'NietGeladen' }))
  })

  it('the embedded calculation loads the norms again at every calculation', async () => {
    const kaders = [Promise.reject<Rekenkader>(new Error('nog niet')), Promise.resolve(kaderVan2025)]
    const berekening = createLokaleBerekening({ kader: () => kaders.shift() ?? Promise.reject(new Error('op')) })
    expect(either.isLeft(await firstValueFrom(berekening.bereken(verzoek)))).toBe(true)
    expect(either.isRight(await firstValueFrom(berekening.bereken(verzoek)))).toBe(true)
  })

  it('the embedded calculation starts only when it is subscribed to', () => {
    const kader = vi.fn(laad(kaderVan2025))
    createLokaleBerekening({ kader }).bereken(verzoek)
    expect(kader).not.toHaveBeenCalled()
  })

  it('the embedded calculation emits nothing after it was cancelled', async () => {
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
