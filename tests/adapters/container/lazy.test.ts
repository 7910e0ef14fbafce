import { either } from 'fp-ts'
import { firstValueFrom, lastValueFrom, of, toArray } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'

import { createLazyBerekening, createLazyVergelijking } from '../../../adapters/container/lazy'
import type { BerekeningPort, NormvergelijkingPort } from '../../../application'
import { kaderVan, verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'

const verzoek = verzoekVan([{ inkomen: 60_000 }])
const onbereikbaar = either.left({ _tag: 'Onbereikbaar' as const })
const laadt = <Port>(port: Port) => vi.fn(() => Promise.resolve(port))
const vernieuwd = Object.assign(new Error('weg'), { name: 'Vernieuwd' })

const berekening = (bereken = vi.fn<BerekeningPort['bereken']>(() => of(onbereikbaar))) =>
  vi.fn<(config: number) => BerekeningPort>(() => ({ bereken }))
const eenConfig = () => 1
const nieuw = { maximaleHypotheekOpInkomen: 250_000, isVoorstel: false }
const vergelijking: NormvergelijkingPort = { maximum: () => of(nieuw) }
const alles = ({ maximum }: NormvergelijkingPort) =>
  lastValueFrom(maximum({ verzoek, kader: kaderVan() }, 2026).pipe(toArray()))

describe('createLazyBerekening', () => {
  it('createLazyBerekening loads the calculation once, at the first subscription', async () => {
    const load = laadt(berekening())
    const { bereken } = createLazyBerekening(load, eenConfig)
    const vraag = bereken(verzoek)
    expect(load).not.toHaveBeenCalled()
    expect(await firstValueFrom(vraag)).toEqual(onbereikbaar)
    for (let keer = 0; keer < 2; keer += 1) expect(await firstValueFrom(bereken(verzoek))).toEqual(onbereikbaar)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('createLazyBerekening passes the request and the startersvrijstelling to the loaded calculation', async () => {
    const vraag = vi.fn<BerekeningPort['bereken']>(() => of(onbereikbaar))
    const port = berekening(vraag)
    const { bereken } = createLazyBerekening(laadt(port), eenConfig)
    await firstValueFrom(bereken(verzoek, 'ja'))
    await firstValueFrom(bereken(verzoek, 'eenVanTwee'))
    expect(vraag.mock.calls).toEqual([
      [verzoek, 'ja'],
      [verzoek, 'eenVanTwee'],
    ])
  })

  it('createLazyBerekening reads the configuration at each call, also before the calculation is loaded', async () => {
    const create = berekening()
    let config = 1
    const { bereken } = createLazyBerekening(laadt(create), () => config)
    const eerste = firstValueFrom(bereken(verzoek))
    config = 2
    await eerste
    await firstValueFrom(bereken(verzoek))
    expect(create.mock.calls).toEqual([[1], [2]])
  })

  it('createLazyBerekening emits the result synchronously once the calculation is loaded', async () => {
    const { bereken } = createLazyBerekening(laadt(berekening()), eenConfig)
    await firstValueFrom(bereken(verzoek))
    const gehoord = vi.fn()
    bereken(verzoek).subscribe(gehoord)
    expect(gehoord).toHaveBeenCalledExactlyOnceWith(onbereikbaar)
  })

  it.each([
    { cause: new Error('geen verbinding'), fout: 'NietGeladen' },
    { cause: vernieuwd, fout: 'Vernieuwd' },
  ])(
    'createLazyBerekening fails as $fout when the calculation cannot load, and loads it at the next call',
    async ({ cause, fout }) => {
      const { bereken } = createLazyBerekening(laadt(berekening()).mockRejectedValueOnce(cause), eenConfig)
      expect(await firstValueFrom(bereken(verzoek))).toEqual(either.left({ _tag: fout }))
      expect(await firstValueFrom(bereken(verzoek))).toEqual(onbereikbaar)
    },
  )

  it('createLazyBerekening emits nothing to a subscriber that unsubscribed during the load', async () => {
    const load = laadt(berekening())
    const gehoord = vi.fn()
    createLazyBerekening(load, eenConfig).bereken(verzoek).subscribe(gehoord).unsubscribe()
    await load()
    await Promise.resolve()
    expect(gehoord).not.toHaveBeenCalled()
  })
})

describe('createLazyVergelijking', () => {
  it('createLazyVergelijking emits the result of the loaded comparison', async () => {
    expect(await alles(createLazyVergelijking(laadt(vergelijking)))).toEqual([nieuw])
  })

  it('createLazyVergelijking emits nothing when the comparison cannot load, and retries at the next call', async () => {
    const later = createLazyVergelijking(laadt(vergelijking).mockRejectedValueOnce(new Error('geen verbinding')))
    expect(await alles(later)).toEqual([])
    expect(await alles(later)).toEqual([nieuw])
  })
})
