import { either } from 'fp-ts'
import { lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'

import { createNormvergelijking } from '../../../adapters/normvergelijking'
import type { NieuwMaximum } from '../../../application'
import {
  berekenFinancieringsOpzet,
  nieuweOrientatie,
  normenVan,
  toVerzoek,
  voorbeeldRentes,
  wijzig,
  type Normen,
  type Normjaar,
  type Rentetarieven,
} from '../../../domain'
import { stoppedKlok } from '../../support/fakes/klok'
import { invented2027 } from '../../support/normen2027'

const inkomen = { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 } as const
const metInkomen = toVerzoek(wijzig(nieuweOrientatie('MY'), inkomen), stoppedKlok.nu())
const rentetarieven = voorbeeldRentes.MY
const geef = (jaar: Normjaar): Promise<Normen> => Promise.resolve(normenVan(jaar))
const uitgerekend = berekenFinancieringsOpzet(metInkomen, { normen: normenVan(2026), rentetarieven })

const create = (loadNormen = geef, tarieven: () => Rentetarieven | undefined = () => rentetarieven) =>
  createNormvergelijking({ rentetarieven: tarieven, loadNormen })
/** Collects everything that is emitted until the comparison completes. */
const alles = ({ maximum }: ReturnType<typeof create>) => lastValueFrom(maximum(metInkomen, 2026).pipe(toArray()))

describe('createNormvergelijking', () => {
  it('the comparison emits the maximum with the norms of that year once, and completes', async () => {
    const verwacht = either.isRight(uitgerekend) && uitgerekend.right.financieringsOpzet.maximaleHypotheekOpInkomen
    expect(await alles(create())).toEqual([{ maximaleHypotheekOpInkomen: verwacht, isVoorstel: false }])
  })

  it('the comparison reports that the norms are only proposed', async () => {
    expect(await alles(create(() => Promise.resolve(invented2027)))).toMatchObject([{ isVoorstel: true }])
  })

  it('the comparison emits synchronously once the norms are loaded, and does not load them again', async () => {
    const loadNormen = vi.fn(geef)
    const vergelijking = create(loadNormen)
    await alles(vergelijking)
    const gekregen: (NieuwMaximum | undefined)[] = []
    vergelijking.maximum(metInkomen, 2026).subscribe((maximum) => gekregen.push(maximum))
    expect(gekregen).toHaveLength(1)
    expect(loadNormen).toHaveBeenCalledExactlyOnceWith(2026)
  })

  it('the comparison emits nothing when the norms fail to load, and loads them again at the next call', async () => {
    const pogingen = [Promise.reject<Normen>(new Error('geen verbinding')), geef(2026)]
    const vergelijking = create(() => pogingen.shift() ?? Promise.reject(new Error('op')))
    expect(await alles(vergelijking)).toEqual([])
    expect(await alles(vergelijking)).toHaveLength(1)
  })

  it('the comparison emits nothing when the request cannot be calculated', async () => {
    expect(await alles(create(geef, () => ({})))).toEqual([])
  })

  it('the comparison emits undefined and loads no norms while a service calculates', async () => {
    const loadNormen = vi.fn(geef)
    expect(await alles(create(loadNormen, () => undefined))).toEqual([undefined])
    expect(loadNormen).not.toHaveBeenCalled()
  })

  it('the comparison uses the rates of the moment of the call, also when the norms load later', async () => {
    let tarieven: Rentetarieven = rentetarieven
    const antwoord = alles(create(geef, () => tarieven))
    tarieven = { 120: 9 }
    expect(await antwoord).toEqual(await alles(create()))
  })

  it('the comparison loads nothing before subscribe, and emits nothing after unsubscribe', async () => {
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
