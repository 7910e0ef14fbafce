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
  it('createLokaleBerekening emits the result of the rekenkern with its norm year once, and completes', async () => {
    const antwoorden = createLokaleBerekening({ kader: laad(kaderVan2025) }).bereken(verzoek)
    const verwacht = either.map(({ financieringsOpzet }: Berekening) => ({ ...financieringsOpzet, normjaar: 2025 }))(
      berekenFinancieringsOpzet(verzoek, kaderVan2025),
    )
    expect(await lastValueFrom(antwoorden.pipe(toArray()))).toEqual([verwacht])
  })

  it('transfer tax is 0 for startersvrijstelling `ja`, half for `eenVanTwee`, and full for `nee` or none', async () => {
    const lokaal = createLokaleBerekening({ kader: laad(kaderVan2025) })
    const belasting = async (...starters: readonly Startersvrijstelling[]) => {
      const antwoord = await firstValueFrom(lokaal.bereken(verzoek, ...starters))
      return either.isRight(antwoord) ? antwoord.right.overdrachtsbelasting : undefined
    }
    expect(await Promise.all([belasting(), belasting('nee'), belasting('eenVanTwee'), belasting('ja')])).toEqual([
      6000, 6000, 3000, 0,
    ])
  })

  it('createLokaleBerekening fails as NietTeBerekenen with GeenRente when no rate is known', async () => {
    const zonderRente = { ...kaderVan2025, rentetarieven: {} }
    const antwoord = await firstValueFrom(createLokaleBerekening({ kader: laad(zonderRente) }).bereken(verzoek))
    expect(antwoord).toEqual(either.left({ _tag: 'NietTeBerekenen', reden: 'GeenRente' }))
  })

  it.each<[string, () => Promise<Rekenkader>]>([
    ['rejects', () => Promise.reject(new Error('geen verbinding'))],
    [
      'throws',
      () => {
        throw new Error('geen module')
      },
    ],
  ])('createLokaleBerekening fails as NietGeladen when loading the norms %s', async (_wat, kader) => {
    const antwoord = await firstValueFrom(createLokaleBerekening({ kader }).bereken(verzoek))
    expect(antwoord).toEqual(either.left({ _tag: 'NietGeladen' }))
  })

  it('createLokaleBerekening loads the norms again at the next call after a failed load', async () => {
    const kaders = [Promise.reject<Rekenkader>(new Error('nog niet')), Promise.resolve(kaderVan2025)]
    const berekening = createLokaleBerekening({ kader: () => kaders.shift() ?? Promise.reject(new Error('op')) })
    expect(either.isLeft(await firstValueFrom(berekening.bereken(verzoek)))).toBe(true)
    expect(either.isRight(await firstValueFrom(berekening.bereken(verzoek)))).toBe(true)
  })

  it('createLokaleBerekening loads no norms before the calculation is subscribed to', () => {
    const kader = vi.fn(laad(kaderVan2025))
    createLokaleBerekening({ kader }).bereken(verzoek)
    expect(kader).not.toHaveBeenCalled()
  })

  it('createLokaleBerekening emits nothing to a subscriber that unsubscribed before the result', async () => {
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
