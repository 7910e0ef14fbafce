import { lastValueFrom, Subject, toArray } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'

import { createToGround, type LoadNormen } from '../../../adapters/http/toGround'
import { normenVan, type FinancieringsOpzet, type Normen, type Uitkomst } from '../../../domain'
import { answersWith } from '../../support/stubService'
import { antwoordVan, geslaagd, metDienst, opzet, verzoek } from './opstelling'

const genoemd: FinancieringsOpzet = { ...opzet, normjaar: 2025, rentepercentage: 3.75 }
const kaal = { financieringsOpzet: genoemd, grond: { plaats: 'server', verzoek } }
const kader = { normen: normenVan(2025), rentetarieven: { [verzoek.rentevastperiode]: 3.75 } }
const metKader = { financieringsOpzet: genoemd, grond: { plaats: 'server', verzoek, normen: kader.normen, kader } }

const geef: LoadNormen = (jaar) => Promise.resolve(normenVan(jaar))
const alles = (toGround: ReturnType<typeof createToGround>, een = genoemd) =>
  lastValueFrom(toGround(verzoek, een).pipe(toArray()))

describe('createToGround', () => {
  it('toGround emits a result at once, and the same result object again when its norms have loaded', async () => {
    const geladen = new Subject<Normen>()
    const gekregen: Uitkomst[] = []
    const load = () => new Promise<Normen>((resolve) => geladen.subscribe(resolve))
    const klaar = new Promise<void>((complete) =>
      createToGround(load)(verzoek, genoemd).subscribe({ next: (een) => gekregen.push(een), complete }),
    )
    expect(gekregen).toEqual([kaal])
    geladen.next(normenVan(2025))
    await klaar
    expect(gekregen).toEqual([kaal, metKader])
    expect(gekregen[1]?.financieringsOpzet).toBe(gekregen[0]?.financieringsOpzet)
  })

  it('toGround emits a result with loaded norms once, and loads the norms of a year once', async () => {
    const load = vi.fn(geef)
    const toGround = createToGround(load)
    await alles(toGround)
    expect(await alles(toGround)).toEqual([metKader])
    expect(load).toHaveBeenCalledExactlyOnceWith(2025)
  })

  it('toGround loads the norms of a year once for two results that arrive while these load', async () => {
    const load = vi.fn(geef)
    const toGround = createToGround(load)
    expect(await Promise.all([alles(toGround), alles(toGround)])).toEqual([
      [kaal, metKader],
      [kaal, metKader],
    ])
    expect(load).toHaveBeenCalledOnce()
  })

  it('toGround emits a result once when its norms fail to load, and loads them again for the next result', async () => {
    const load = vi.fn(geef).mockRejectedValueOnce(new Error('no connection'))
    const toGround = createToGround(load)
    expect(await alles(toGround)).toEqual([kaal])
    expect(await alles(toGround)).toEqual([kaal, metKader])
  })

  it('toGround emits a result once when loading its norms throws', async () => {
    const toGround = createToGround(() => {
      throw new Error('no module')
    })
    expect(await alles(toGround)).toEqual([kaal])
  })

  it.each<[string, FinancieringsOpzet]>([
    ['no norm year', { ...opzet, rentepercentage: 3.75 }],
    ['an unknown norm year', { ...genoemd, normjaar: 1999 }],
  ])('toGround emits a result that names %s once, without kader, and loads no norms', async (_wat, een) => {
    const load = vi.fn(geef)
    expect(await alles(createToGround(load), een)).toEqual([{ ...kaal, financieringsOpzet: een }])
    expect(load).not.toHaveBeenCalled()
  })

  it('toGround gives a result that names a norm year and no rate the norms of that year, and no kader', async () => {
    const een = { ...opzet, normjaar: 2025 }
    const grond = { ...kaal.grond, normen: normenVan(2025) }
    expect((await alles(createToGround(geef), een)).at(-1)).toEqual({ financieringsOpzet: een, grond })
  })

  it('toGround without a loader of norms emits a result once, without kader', async () => {
    expect(await alles(createToGround(undefined))).toEqual([kaal])
  })

  it.each([true, false])('toGround copies the mark of an example rate to the ground: %s', async (voorbeeldrente) => {
    const [een] = await alles(createToGround(undefined), { ...genoemd, voorbeeldrente })
    expect(een?.grond.isVoorbeeldrente).toBe(voorbeeldrente)
  })
})

const dienst = metDienst()

it('createHttpBerekening gives a result of a service the ground with the norms that it loads', async () => {
  dienst.gedraag(answersWith(200, genoemd))
  const uitslagen = await antwoordVan(dienst.stel({ loadNormen: geef }).berekening)
  expect(uitslagen).toEqual([geslaagd(genoemd), { _tag: 'Right', right: metKader }])
})
