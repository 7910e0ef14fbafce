import { either } from 'fp-ts'
import { lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'

import { createNormvergelijking } from '../../../adapters/normvergelijking'
import type { NieuwMaximum, NormvergelijkingPort } from '../../../application'
import {
  berekenFinancieringsOpzet,
  nieuweOrientatie,
  normenVan,
  toVerzoek,
  voorbeeldRentes,
  wijzig,
  type Normen,
  type Normjaar,
  type Rekenkader,
  type Rekenvraag,
  type Rentetarieven,
} from '../../../domain'
import { opzetBij } from '../../domain/rekenkern/voorbeeldverzoek'
import { stoppedKlok } from '../../support/fakes/klok'
import { invented2027 } from '../../support/normen2027'

const inkomen = { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 } as const
const metInkomen = toVerzoek(wijzig(nieuweOrientatie('MY'), inkomen), stoppedKlok.nu())
const rentetarieven = voorbeeldRentes.MY
const geef = (jaar: Normjaar): Promise<Normen> => Promise.resolve(normenVan(jaar))
const uitgerekend = berekenFinancieringsOpzet(metInkomen, { normen: normenVan(2026), rentetarieven })
/** Returns the request with the norms of 2025 and these rates. */
const vraagMet = (tarieven: Rentetarieven = rentetarieven): Rekenvraag => ({
  verzoek: metInkomen,
  kader: { normen: normenVan(2025), rentetarieven: tarieven, startersvrijstelling: 'ja' },
})

/** Collects everything that `maximum` emits for the norms of 2026. */
const alles = ({ maximum }: NormvergelijkingPort, vraag = vraagMet()) =>
  lastValueFrom(maximum(vraag, 2026).pipe(toArray()))

describe('createNormvergelijking', () => {
  it('the norm comparison emits one maximum mortgage on income, under the given norm year, and completes', async () => {
    const verwacht = either.isRight(uitgerekend) && uitgerekend.right.financieringsOpzet.maximaleHypotheekOpInkomen
    expect(await alles(createNormvergelijking(geef))).toEqual([
      { maximaleHypotheekOpInkomen: verwacht, isVoorstel: false },
    ])
  })

  it('the norm comparison sets isVoorstel for norms that are only proposed', async () => {
    expect(await alles(createNormvergelijking(() => Promise.resolve(invented2027)))).toMatchObject([
      { isVoorstel: true },
    ])
  })

  it('the norm comparison emits synchronously at the second call, and does not load the norms again', async () => {
    const loadNormen = vi.fn(geef)
    const vergelijking = createNormvergelijking(loadNormen)
    await alles(vergelijking)
    const gekregen: NieuwMaximum[] = []
    vergelijking.maximum(vraagMet(), 2026).subscribe((maximum) => gekregen.push(maximum))
    expect(gekregen).toHaveLength(1)
    expect(loadNormen).toHaveBeenCalledExactlyOnceWith(2026)
  })

  it('after a failed load of norms, the norm comparison emits nothing and loads again at the next call', async () => {
    const pogingen = [Promise.reject<Normen>(new Error('geen verbinding')), geef(2026)]
    const vergelijking = createNormvergelijking(() => pogingen.shift() ?? Promise.reject(new Error('op')))
    expect(await alles(vergelijking)).toEqual([])
    expect(await alles(vergelijking)).toHaveLength(1)
  })

  it('the norm comparison emits nothing when there is no rate for the request', async () => {
    expect(await alles(createNormvergelijking(geef), vraagMet({}))).toEqual([])
  })

  it('the norm comparison uses the rates of the ground', async () => {
    const [hoog] = await alles(createNormvergelijking(geef), vraagMet({ 120: 9 }))
    const [laag] = await alles(createNormvergelijking(geef))
    expect(hoog?.maximaleHypotheekOpInkomen).toBeLessThan(laag?.maximaleHypotheekOpInkomen ?? 0)
  })

  it.each([
    ['the starter exemption', 305_000, { startersvrijstelling: 'ja' }],
    ['the cost items', 308_000, { kosten: { leveringsakte: 0, hypotheekakte: 0, taxatie: 0 } }],
  ] as const)(
    'the norm comparison uses %s of the ground, because that can decide which rate of a pair holds',
    async (_wat, eigenInleg, kadereigen) => {
      const onderpand = { onderpandType: 'BestaandeBouw', energielabelType: 'C', koopsom: 300_000 } as const
      const verzoek = { ...metInkomen, onderpand, eigenInleg }
      const met = (kader: Partial<Rekenkader>): Rekenvraag => ({
        verzoek,
        kader: { normen: normenVan(2025), rentetarieven: { 120: { nhg: 3.6, zonder: 3.8 } }, ...kader },
      })
      const [zonder, gevonden] = [
        await alles(createNormvergelijking(geef), met({})),
        await alles(createNormvergelijking(geef), met(kadereigen)),
      ]
      expect(gevonden).not.toEqual(zonder)
      const { maximaleHypotheekOpInkomen } = opzetBij(verzoek, { ...met(kadereigen).kader, normen: normenVan(2026) })
      expect(gevonden).toMatchObject([{ maximaleHypotheekOpInkomen }])
    },
  )

  it('the norm comparison loads no norms before subscribe, and emits nothing after unsubscribe', async () => {
    const loadNormen = vi.fn(geef)
    const gehoord = vi.fn()
    const vraag = createNormvergelijking(loadNormen).maximum(vraagMet(), 2026)
    expect(loadNormen).not.toHaveBeenCalled()
    vraag.subscribe(gehoord).unsubscribe()
    await Promise.resolve()
    await Promise.resolve()
    expect(gehoord).not.toHaveBeenCalled()
  })
})
