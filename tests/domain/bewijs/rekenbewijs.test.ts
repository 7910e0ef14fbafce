import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  financieringsOpzetCodec,
  NORMJAREN,
  normenVan,
  standaardKosten,
  toLeesfouten,
  type Normen,
  type Normjaar,
} from '../../../domain'
import {
  controleerRekenbewijs,
  createRekenbewijs,
  normhashVan,
  rekenbewijsCodec,
  type Controle,
  type Rekenbewijs,
} from '../../../domain/bewijs'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'

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

describe('a receipt', () => {
  it('replays to equal', () => {
    fc.assert(
      fc.property(arbitraries.metKader(arbitraries.verzoek()), ([verzoek, kader]) => {
        const bewijs = rightOf(createRekenbewijs(verzoek, kader))
        expect(controleerRekenbewijs(bewijs, kader.normen)).toEqual({ _tag: 'Gelijk' })
      }),
    )
  })

  it('replays to equal after it was written as JSON and read back', () => {
    fc.assert(
      fc.property(arbitraries.metKader(arbitraries.verzoek()), ([verzoek, kader]) => {
        const tekst = JSON.stringify(rightOf(createRekenbewijs(verzoek, kader)))
        const gelezen = rightOf(rekenbewijsCodec.decode(JSON.parse(tekst)))
        expect(controleerRekenbewijs(gelezen, kader.normen)).toEqual({ _tag: 'Gelijk' })
      }),
    )
  })

  it('can be read back from JSON, whatever stands among the rates, the cost items and the answers', () => {
    const rommel = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('60', '1000', '0')),
      fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -1, 101)),
    )
    fc.assert(
      fc.property(arbitraries.metKader(arbitraries.verzoek()), rommel, ([verzoek, kader], rommel) => {
        const geldig = kader.rentetarieven[verzoek.rentevastperiode] ?? 0
        const rentetarieven = { ...rommel, [verzoek.rentevastperiode]: geldig }
        const kosten = { ...rommel, ...(kader.kosten ?? standaardKosten) }
        const gemaakt = rightOf(createRekenbewijs({ ...rommel, ...verzoek }, { ...kader, rentetarieven, kosten }))
        const gelezen = rightOf(rekenbewijsCodec.decode(JSON.parse(JSON.stringify(gemaakt))))
        expect([gelezen, controleerRekenbewijs(gelezen, kader.normen)]).toEqual([gemaakt, { _tag: 'Gelijk' }])
      }),
    )
  })

  it('keeps the rates that can be read, and no other', () => {
    const rentetarieven = { '120': 3.75, '60': Number.NaN, '360': 4.4, '0': 3, '240': 101 }
    const { kader } = rightOf(createRekenbewijs(verzoek, { ...kaderVan(), rentetarieven }))
    expect(kader.rentetarieven).toEqual({ '120': 3.75, '360': 4.4 })
  })

  it.each(['benodigdeFinanciering', 'hypotheekbedrag', 'extraBenodigdeEigenInleg'] as const)(
    'of a home is not read without %s',
    (cijfer) => {
      const financieringsOpzet = { ...bewijs.financieringsOpzet, [cijfer]: undefined }
      expect(either.mapLeft(toLeesfouten)(rekenbewijsCodec.decode({ ...bewijs, financieringsOpzet }))).toMatchObject({
        left: [{ veld: `financieringsOpzet.${cijfer}` }],
      })
    },
  )

  it('is the same text, whatever order the request was built in', () => {
    const andersom = Object.fromEntries(Object.entries(verzoek).reverse()) as typeof verzoek
    expect(JSON.stringify(rightOf(createRekenbewijs(andersom, kaderVan())))).toBe(JSON.stringify(bewijs))
  })

  it('has its keys in alphabetical order', () => {
    expect(Object.keys(bewijs)).toEqual(['financieringsOpzet', 'formaat', 'kader', 'rekenkern', 'verzoek', 'zegel'])
  })

  it('names the norms, the rates, the cost items and the version of the rules', () => {
    expect({ ...bewijs.kader, rekenkern: bewijs.rekenkern, formaat: bewijs.formaat }).toEqual({
      normjaar: 2025,
      normversie: '2025.2',
      normhash: normhashVan(normenVan(2025)),
      rentetarieven: { '120': 3.75 },
      kosten: { leveringsakte: 700, hypotheekakte: 700, taxatie: 750 },
      tariefhash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      rekenkern: '2.1.0',
      formaat: 'rekenbewijs/1',
    })
  })

  it('is not made of a request without an outcome', () => {
    expect(createRekenbewijs(verzoek, { ...kaderVan(), rentetarieven: {} })).toEqual(
      either.left({ _tag: 'GeenRente', rentevastperiode: 120 }),
    )
  })

  it.each(['verzoek', 'kader', 'financieringsOpzet', 'zegel', 'rekenkern', 'formaat'] as const)(
    'without %s is not read',
    (veld) => {
      expect(rekenbewijsCodec.decode({ ...bewijs, [veld]: undefined })._tag).toBe('Left')
    },
  )
})

describe('the hash of a norm set', () => {
  const bekend: Readonly<Record<Normjaar, string>> = {
    2025: '71bc604a2f89c8b905963e58b1b2560d1329e882bf941f8bf2113f7fb4818905',
    2026: '08d837ccf69acf533ec2925f265b699588505eecbcd66d101b0983e39518a551',
  }

  it.each(NORMJAREN)('of %d is known, so that no figure changes unnoticed', (jaar) => {
    expect(normhashVan(normenVan(jaar))).toBe(bekend[jaar])
  })

  it('follows a set that can still change', () => {
    const normen = { ...normenVan(2025), versie: 'een' }
    const eerst = normhashVan(normen)
    normen.versie = 'twee'
    expect(normhashVan(normen)).not.toBe(eerst)
  })

  it('follows a set of which only the outside is frozen', () => {
    const overdrachtsbelasting = { ...normenVan(2025).overdrachtsbelasting, waarde: 2 }
    const normen = Object.freeze({ ...normenVan(2025), overdrachtsbelasting })
    const eerst = normhashVan(normen)
    overdrachtsbelasting.waarde = 6
    expect(normhashVan(normen)).not.toBe(eerst)
  })

  it('is another one when a single figure is another', () => {
    const normen = normenVan(2025)
    const anders: Normen = { ...normen, toetsrente: { ...normen.toetsrente, waarde: [5, 5, 5, 5.1] } }
    expect(normhashVan(anders)).not.toBe(normhashVan(normen))
  })
})

describe('a replay', () => {
  it('with other norms says so for every figure that differs', () => {
    const controle = controleer({}, 2026)
    expect(soortenVan(controle).slice(0, 3)).toEqual(['normen', 'benodigdeEigenInleg', 'benodigdeFinanciering'])
    expect(redenenVan(controle)).toEqual(new Set(['Er is nu met andere normen gerekend.']))
  })

  it('with other norms names both sets', () => {
    const controle = controleer({}, 2026)
    expect(controle._tag === 'Verschilt' && controle.verschillen[0]).toEqual({
      soort: 'normen',
      inBewijs: `2025, versie 2025.2, ${normhashVan(normenVan(2025))}`,
      nu: `2026, versie 2026.3, ${normhashVan(normenVan(2026))}`,
      waarom: 'Er is nu met andere normen gerekend.',
    })
  })

  it('of a receipt in which a figure was changed shows the broken seal and the figure', () => {
    const financieringsOpzet = { ...bewijs.financieringsOpzet, maandlastNetto: 1 }
    expect(soortenVan(controleer({ financieringsOpzet }))).toEqual(['zegel', 'maandlastNetto'])
  })

  it('of a receipt in which a figure was changed gives both figures and the reason', () => {
    const controle = controleer({ financieringsOpzet: { ...bewijs.financieringsOpzet, maandlastNetto: 1 } })
    expect(controle._tag === 'Verschilt' && controle.verschillen[1]).toEqual({
      soort: 'cijfer',
      veld: 'maandlastNetto',
      inBewijs: 1,
      nu: 989.45,
      waarom: 'Het bewijs is veranderd nadat het gemaakt is.',
    })
  })

  it('of a receipt with other rates shows that they are not the ones it was made with', () => {
    const kader = { ...bewijs.kader, rentetarieven: { '120': 3.5 } }
    expect(soortenVan(controleer({ kader })).slice(0, 3)).toEqual(['zegel', 'tarieven', 'benodigdeEigenInleg'])
  })

  it('of a receipt of another version of the rules says so, also when every figure is the same', () => {
    expect(soortenVan(controleer({ rekenkern: '0.9.0' }))).toEqual(['zegel', 'rekenkern'])
  })

  it.each([
    [{ rekenkern: '0.9.0' }, 'De rekenregels hebben nu een andere versie.'],
    [
      { kader: { ...bewijs.kader, rentetarieven: { '120': 3.5 } } },
      'De rentes of kosten in het bewijs zijn niet die waarmee is gerekend.',
    ],
  ])('of a receipt with %j says: %s', (anders, reden) => {
    expect(redenenVan(controleer(anders))).toContain(reden)
  })

  it('of a receipt that differs for two reasons gives both for every figure', () => {
    const controle = controleer({ financieringsOpzet: { ...bewijs.financieringsOpzet, maandlastNetto: 1 } }, 2026)
    const waarom = 'Het bewijs is veranderd nadat het gemaakt is. Er is nu met andere normen gerekend.'
    expect(controle._tag === 'Verschilt' && controle.verschillen.at(-1)).toMatchObject({ soort: 'cijfer', waarom })
  })

  it('of a receipt whose request has no outcome any more gives the reason', () => {
    const controle = controleer({ verzoek: { ...bewijs.verzoek, rentevastperiode: 7 } })
    expect(controle._tag === 'Verschilt' && controle.verschillen[1]).toEqual({
      soort: 'geenUitkomst',
      fout: { _tag: 'OnbekendePeriode', labelCode: 'MY', rentevastperiode: 7 },
      waarom: 'Het bewijs is veranderd nadat het gemaakt is.',
    })
  })

  it('notices a figure that is missing from the receipt', () => {
    const zonderNhg = Object.fromEntries(Object.entries(bewijs.financieringsOpzet).filter(([veld]) => veld !== 'nhg'))
    const financieringsOpzet = rightOf(financieringsOpzetCodec.decode(zonderNhg))
    expect(soortenVan(controleer({ financieringsOpzet }))).toEqual(['zegel', 'nhg'])
  })
})
