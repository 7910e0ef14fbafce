import { either } from 'fp-ts'
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'

import { createLokaleBerekening } from '../../../adapters/lokaal'
import {
  berekenFinancieringsOpzet,
  nieuweOrientatie,
  toVerzoek,
  voorbeeldRentes,
  type Orientatie,
  type Rekenkader,
} from '../../../domain'
import { bevroren } from '../../../domain/codec/bevroren'
import type { Startersvrijstelling } from '../../../domain/orientatie'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { kaderVan2025 } from '../../support/fakes/kader'
import { stoppedKlok } from '../../support/fakes/klok'

const orientatie: Orientatie = { ...nieuweOrientatie('MY'), alleenSamen: 'samen', vraagprijsWoning: 300_000 }
const verzoek = toVerzoek(orientatie, stoppedKlok.nu())
const laad = (kader: Rekenkader) => () => Promise.resolve(kader)

describe('createLokaleBerekening', () => {
  it('createLokaleBerekening emits the result of the rekenkern with its norm year once, and completes', async () => {
    const antwoorden = createLokaleBerekening({ kader: laad(kaderVan2025) }).bereken(verzoek)
    const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kaderVan2025))
    const gegeven = await lastValueFrom(antwoorden.pipe(toArray()))
    expect(gegeven.map(rightOf)).toMatchObject([{ financieringsOpzet: { ...financieringsOpzet, normjaar: 2025 } }])
  })

  it('the ground of a result has the request and the kader, with all rates and the startersvrijstelling', async () => {
    const lokaal = createLokaleBerekening({ kader: laad(kaderVan2025) })
    expect(rightOf(await firstValueFrom(lokaal.bereken(verzoek, 'eenVanTwee'))).grond).toEqual({
      plaats: 'lokaal',
      verzoek,
      kader: { ...kaderVan2025, rentetarieven: voorbeeldRentes.MY, startersvrijstelling: 'eenVanTwee' },
      isVoorbeeldrente: false,
    })
  })

  it('the ground of a result says that its rates are examples when the configuration says so', async () => {
    const lokaal = createLokaleBerekening({ kader: laad(kaderVan2025), isVoorbeeldrente: true })
    expect(rightOf(await firstValueFrom(lokaal.bereken(verzoek))).grond.isVoorbeeldrente).toBe(true)
  })

  it('freezing the ground of a result leaves the kader, rates and cost items of the page as they are', async () => {
    const kosten = { leveringsakte: 700, hypotheekakte: 700, taxatie: 750 }
    const kader = { ...kaderVan2025, rentetarieven: { 120: 3.75 }, kosten }
    const { grond } = rightOf(await firstValueFrom(createLokaleBerekening({ kader: laad(kader) }).bereken(verzoek)))
    bevroren(grond)
    expect([kader, kader.rentetarieven, kosten].map(Object.isFrozen)).toEqual([false, false, false])
  })

  it('transfer tax is 0 for startersvrijstelling `ja`, half for `eenVanTwee`, and full for `nee` or none', async () => {
    const lokaal = createLokaleBerekening({ kader: laad(kaderVan2025) })
    const belasting = async (...starters: readonly Startersvrijstelling[]) => {
      const antwoord = await firstValueFrom(lokaal.bereken(verzoek, ...starters))
      return either.isRight(antwoord) ? antwoord.right.financieringsOpzet.overdrachtsbelasting : undefined
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
