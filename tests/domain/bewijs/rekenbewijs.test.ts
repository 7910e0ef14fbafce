import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { NORMJAREN, normenVan, standaardKosten, type Normen, type Normjaar } from '../../../domain'
import { toLeesfouten } from '../../../domain/codec'
import {
  controleerRekenbewijs,
  createRekenbewijs,
  normhashVan,
  parseBewijs,
  rekenbewijsCodec,
  type Controle,
  type Rekenbewijs,
} from '../../../domain/bewijs'
import type { Startersvrijstelling } from '../../../domain/orientatie'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'
import { every } from '../../support/every'

const verzoek = verzoekVan([{ inkomen: 60_000 }], { eigenInleg: 20_000, onderpand: bestaandeWoning(300_000) })
const bewijs = rightOf(createRekenbewijs(verzoek, kaderVan()))

const soortenVan = (controle: Controle): readonly string[] =>
  controle._tag === 'Gelijk'
    ? []
    : controle.verschillen.map((verschil) => (verschil.soort === 'cijfer' ? verschil.veld : verschil.soort))

const redenenVan = (controle: Controle): ReadonlySet<string> =>
  new Set(controle._tag === 'Gelijk' ? [] : controle.verschillen.map(({ waarom }) => waarom))

const controleer = (anders: Partial<Rekenbewijs>, jaar: Normjaar = 2025): Controle =>
  controleerRekenbewijs({ ...bewijs, ...anders }, normenVan(jaar))

describe('createRekenbewijs', () => {
  it('controleerRekenbewijs returns Gelijk for a receipt made with invalid rates and unknown fields', () => {
    const rommel = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('60', '1000', '0')),
      fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -1, 101)),
    )
    every(arbitraries.metKader(arbitraries.verzoek()), rommel, ([verzoek, kader], rommel) => {
      const geldig = kader.rentetarieven[verzoek.rentevastperiode] ?? 0
      const rentetarieven = { ...rommel, [verzoek.rentevastperiode]: geldig }
      const kosten = { ...rommel, ...(kader.kosten ?? standaardKosten) }
      const gemaakt = rightOf(createRekenbewijs({ ...rommel, ...verzoek }, { ...kader, rentetarieven, kosten }))
      const gelezen = rightOf(rekenbewijsCodec.decode(JSON.parse(JSON.stringify(gemaakt))))
      expect([gelezen, controleerRekenbewijs(gelezen, kader.normen)]).toEqual([gemaakt, { _tag: 'Gelijk' }])
    })
  })

  it('createRekenbewijs stores only the valid rates', () => {
    const rentetarieven = { '120': 3.75, '60': Number.NaN, '360': 4.4, '0': 3, '240': 101 }
    const { kader } = rightOf(createRekenbewijs(verzoek, { ...kaderVan(), rentetarieven }))
    expect(kader.rentetarieven).toEqual({ '120': 3.75, '360': 4.4 })
  })

  it.each(['benodigdeFinanciering', 'hypotheekbedrag', 'extraBenodigdeEigenInleg'] as const)(
    'rekenbewijsCodec refuses a receipt with a home if its result lacks %s',
    (cijfer) => {
      const financieringsOpzet = { ...bewijs.financieringsOpzet, [cijfer]: undefined }
      expect(either.mapLeft(toLeesfouten)(rekenbewijsCodec.decode({ ...bewijs, financieringsOpzet }))).toMatchObject({
        left: [{ veld: `financieringsOpzet.${cijfer}` }],
      })
    },
  )

  it('rekenbewijsCodec.is returns false for a request with a home and a result without a home', () => {
    const { financieringsOpzet } = rightOf(createRekenbewijs(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect([bewijs, { ...bewijs, financieringsOpzet }].map(rekenbewijsCodec.is)).toEqual([true, false])
  })

  it('createRekenbewijs returns the same JSON if the keys of the request are in reverse order', () => {
    const andersom = Object.fromEntries(Object.entries(verzoek).reverse()) as typeof verzoek
    expect(JSON.stringify(rightOf(createRekenbewijs(andersom, kaderVan())))).toBe(JSON.stringify(bewijs))
  })

  it('createRekenbewijs returns the fields of a receipt in alphabetical order', () => {
    expect(Object.keys(bewijs)).toEqual(['financieringsOpzet', 'formaat', 'kader', 'rekenkern', 'verzoek', 'zegel'])
  })

  it('createRekenbewijs stores which norms, rates, cost items, rekenkern and format it used', () => {
    expect({ ...bewijs.kader, rekenkern: bewijs.rekenkern, formaat: bewijs.formaat }).toEqual({
      normjaar: 2025,
      normversie: '2025.3',
      normhash: normhashVan(normenVan(2025)),
      rentetarieven: { '120': 3.75 },
      kosten: { leveringsakte: 700, hypotheekakte: 700, taxatie: 750 },
      tariefhash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      rekenkern: '2.3.0',
      formaat: 'rekenbewijs/1',
    })
  })

  it('createRekenbewijs returns the error GeenRente if the requested period has no rate', () => {
    expect(createRekenbewijs(verzoek, { ...kaderVan(), rentetarieven: {} })).toEqual(
      either.left({ _tag: 'GeenRente', rentevastperiode: 120 }),
    )
  })

  it.each(['verzoek', 'kader', 'financieringsOpzet', 'zegel', 'rekenkern', 'formaat'] as const)(
    'rekenbewijsCodec refuses a receipt without %s',
    (veld) => {
      expect(rekenbewijsCodec.decode({ ...bewijs, [veld]: undefined })._tag).toBe('Left')
    },
  )
})

describe('normhashVan', () => {
  const bekend: Readonly<Record<Normjaar, string>> = {
    2025: '298847bce84da2dca4cb69a64b7bfde7024704440b96cb5f8081c855dc49fe9a',
    2026: 'b7e2ea430257e217c5fdaf5d11185f1c01fa06af74455103df9acfa509b30d26',
  }

  it.each(NORMJAREN)('normhashVan returns the recorded hash for the norms of %d', (jaar) => {
    expect(normhashVan(normenVan(jaar))).toBe(bekend[jaar])
  })

  it('normhashVan returns another hash after a change in a norm set that is not frozen', () => {
    const normen = { ...normenVan(2025), versie: 'een' }
    const eerst = normhashVan(normen)
    normen.versie = 'twee'
    expect(normhashVan(normen)).not.toBe(eerst)
  })

  it('normhashVan returns another hash after a change in a norm set that is frozen only at its top level', () => {
    const overdrachtsbelasting = { ...normenVan(2025).overdrachtsbelasting, waarde: 2 }
    const normen = Object.freeze({ ...normenVan(2025), overdrachtsbelasting })
    const eerst = normhashVan(normen)
    overdrachtsbelasting.waarde = 6
    expect(normhashVan(normen)).not.toBe(eerst)
  })

  it('normhashVan returns another hash if one figure of the toetsrente differs', () => {
    const normen = normenVan(2025)
    const anders: Normen = { ...normen, toetsrente: { ...normen.toetsrente, waarde: [5, 5, 5, 5.1] } }
    expect(normhashVan(anders)).not.toBe(normhashVan(normen))
  })
})

describe('controleerRekenbewijs', () => {
  it('controleerRekenbewijs with norms of another year gives those norms as the reason for every difference', () => {
    const controle = controleer({}, 2026)
    expect(soortenVan(controle).slice(0, 3)).toEqual(['normen', 'benodigdeEigenInleg', 'benodigdeFinanciering'])
    expect(redenenVan(controle)).toEqual(new Set(['Er is nu met andere normen gerekend.']))
    expect(controle._tag === 'Verschilt' && controle.verschillen[0]).toMatchObject({
      inBewijs: `2025, versie 2025.3, ${normhashVan(normenVan(2025))}`,
      nu: `2026, versie 2026.5, ${normhashVan(normenVan(2026))}`,
    })
  })

  const VERANDERD = 'Het bewijs is veranderd nadat het gemaakt is.'
  const ANDERE_RENTE = 'De rentes of kosten in het bewijs zijn niet die waarmee is gerekend.'
  const NIEUWE_REGELS = 'Het bewijs is gemaakt met versie 0.9.0 van de rekenregels. Nu geldt versie 2.3.0.'
  const veranderd = { financieringsOpzet: { ...bewijs.financieringsOpzet, maandlastNetto: 1 } }
  const zonderNhg = { financieringsOpzet: { ...bewijs.financieringsOpzet, nhg: undefined } } as unknown as Rekenbewijs
  const metAndereKosten = { kader: { ...bewijs.kader, kosten: { ...bewijs.kader.kosten, taxatie: 900 } } }
  const metAndereRente = { kader: { ...bewijs.kader, rentetarieven: { '120': 3.5 } } }

  it.each<[string, Partial<Rekenbewijs>, string, string]>([
    ['in which a figure was changed', veranderd, 'zegel maandlastNetto', VERANDERD],
    ['without nhg', zonderNhg, 'zegel nhg', VERANDERD],
    ['with other costs', metAndereKosten, 'zegel tarieven benodigdeEigenInleg', ANDERE_RENTE],
    ['with other rates', metAndereRente, 'zegel tarieven benodigdeEigenInleg', ANDERE_RENTE],
    ['of another rekenkern', { rekenkern: '0.9.0' }, 'zegel rekenkern', NIEUWE_REGELS],
  ])('controleerRekenbewijs of a receipt %s reports the differences and a reason', (_, anders, soorten, reden) => {
    const controle = controleer(anders)
    expect(soortenVan(controle).slice(0, 3).join(' ')).toBe(soorten)
    expect(redenenVan(controle)).toContain(reden)
  })

  it.each<[string, Partial<Rekenbewijs>, object]>([
    ['with a changed figure gives both figures', veranderd, { inBewijs: 1, nu: 940.85 }],
    ['of an old rekenkern gives both versions', { rekenkern: '0.9.0' }, { inBewijs: '0.9.0', nu: bewijs.rekenkern }],
  ])('controleerRekenbewijs of a receipt %s', (_, anders, waarden) => {
    const controle = controleer(anders)
    expect(controle._tag === 'Verschilt' && controle.verschillen[1]).toMatchObject(waarden)
  })

  it('controleerRekenbewijs gives both reasons if a figure of a receipt differs for two reasons', () => {
    const controle = controleer(veranderd, 2026)
    const waarom = `${VERANDERD} Er is nu met andere normen gerekend.`
    expect(controle._tag === 'Verschilt' && controle.verschillen.at(-1)).toMatchObject({ soort: 'cijfer', waarom })
  })

  it('controleerRekenbewijs reports geenUitkomst with the error if the period of a receipt is unknown', () => {
    const controle = controleer({ verzoek: { ...bewijs.verzoek, rentevastperiode: 7 } })
    expect(controle._tag === 'Verschilt' && controle.verschillen[1]).toEqual({
      soort: 'geenUitkomst',
      fout: { _tag: 'OnbekendePeriode', labelCode: 'MY', rentevastperiode: 7 },
      waarom: VERANDERD,
    })
  })
})

describe('startersvrijstelling in a receipt', () => {
  const tweeKopers = verzoekVan([{ inkomen: 60_000 }, { inkomen: 0 }], { onderpand: bestaandeWoning(300_000) })
  const bewijsBij = (startersvrijstelling: Startersvrijstelling) =>
    rightOf(createRekenbewijs(tweeKopers, { ...kaderVan(), startersvrijstelling }))

  it('createRekenbewijs stores the startersvrijstelling only if a home buyer uses the exemption', () => {
    const bewijs = rightOf(createRekenbewijs(tweeKopers, kaderVan()))
    expect(bewijsBij('nee')).toStrictEqual(bewijs)
    expect(bewijsBij('eenVanTwee').kader).toStrictEqual({ ...bewijs.kader, startersvrijstelling: 'eenVanTwee' })
    expect(bewijsBij('eenVanTwee').financieringsOpzet.overdrachtsbelasting).toBe(3000)
  })

  it('parseBewijs and rekenbewijsCodec refuse a startersvrijstelling that the home buyers cannot have', () => {
    const [een, ja] = [bewijsBij('eenVanTwee'), bewijsBij('ja')]
    expect([een, ja].map((gemaakt) => rightOf(parseBewijs(JSON.stringify(gemaakt))))).toEqual([een, ja])
    const alleen = { ...een, verzoek: { ...tweeKopers, hypotheekgevers: tweeKopers.hypotheekgevers.slice(0, 1) } }
    const anders = ['weetNiet', 'JA', true, {}, null].map((startersvrijstelling) => ({
      ...ja,
      kader: { ...ja.kader, startersvrijstelling },
    }))
    for (const geen of [alleen, ...anders]) {
      expect(parseBewijs(JSON.stringify(geen))).toMatchObject({
        left: { _tag: 'GeenRekenbewijs', leesfouten: [{ veld: 'kader.startersvrijstelling' }] },
      })
      expect(either.isLeft(rekenbewijsCodec.decode(geen))).toBe(true)
    }
    expect(parseBewijs(JSON.stringify(alleen))).toMatchObject({ left: { leesfouten: [{ keuzes: ['nee', 'ja'] }] } })
  })

  it('controleerRekenbewijs returns Gelijk for a starter’s receipt, and reports a changed startersvrijstelling', () => {
    expect(controleerRekenbewijs(bewijsBij('ja'), normenVan(2025))).toEqual({ _tag: 'Gelijk' })
    const kader = { ...bewijs.kader, startersvrijstelling: 'ja' as const }
    const controle = controleerRekenbewijs({ ...bewijs, kader }, normenVan(2025))
    expect(soortenVan(controle)).toEqual(expect.arrayContaining(['zegel', 'overdrachtsbelasting']))
  })
})
