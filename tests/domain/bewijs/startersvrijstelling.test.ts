import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import type { Startersvrijstelling } from '../../../domain/orientatie'
import { controleerRekenbewijs, parseBewijs, createRekenbewijs, rekenbewijsCodec } from '../../../domain/bewijs'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const verzoek = verzoekVan([{ inkomen: 60_000 }, { inkomen: 0 }], {
  eigenInleg: 20_000,
  onderpand: bestaandeWoning(300_000),
})
const bewijs = rightOf(createRekenbewijs(verzoek, kaderVan()))
const bewijsBij = (startersvrijstelling: Startersvrijstelling) =>
  rightOf(createRekenbewijs(verzoek, { ...kaderVan(), startersvrijstelling }))

describe('a receipt of a starter', () => {
  it('says who is exempt only when somebody is', () => {
    expect(bewijsBij('nee')).toStrictEqual(bewijs)
    expect(bewijsBij('eenVanTwee').kader).toStrictEqual({ ...bewijs.kader, startersvrijstelling: 'eenVanTwee' })
    expect(bewijsBij('eenVanTwee').financieringsOpzet.overdrachtsbelasting).toBe(3000)
  })

  it('is read back when its buyers can be exempt as it says, and is none when they cannot', () => {
    const [een, ja] = [bewijsBij('eenVanTwee'), bewijsBij('ja')]
    expect([een, ja].map((gemaakt) => rightOf(parseBewijs(JSON.stringify(gemaakt))))).toEqual([een, ja])
    const alleen = { ...een, verzoek: { ...verzoek, hypotheekgevers: verzoek.hypotheekgevers.slice(0, 1) } }
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

  it('replays to equal, and shows when somebody changed who is exempt', () => {
    expect(controleerRekenbewijs(bewijsBij('ja'), normenVan(2025))).toEqual({ _tag: 'Gelijk' })
    const kader = { ...bewijs.kader, startersvrijstelling: 'ja' as const }
    const controle = controleerRekenbewijs({ ...bewijs, kader }, normenVan(2025))
    const soorten =
      controle._tag === 'Gelijk'
        ? []
        : controle.verschillen.map((verschil) => (verschil.soort === 'cijfer' ? verschil.veld : verschil.soort))
    expect(soorten).toEqual(expect.arrayContaining(['zegel', 'overdrachtsbelasting']))
  })
})
