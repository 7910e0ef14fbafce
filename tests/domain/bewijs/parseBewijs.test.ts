import { either } from 'fp-ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { normenVan } from '../../../domain'
import { toLeesfouten } from '../../../domain/codec'
import { asTyped } from '../../../domain/invoer'
import {
  controleerRekenbewijs,
  GROOTSTE_BEWIJS,
  parseBewijs,
  createRekenbewijs,
  rekenbewijsCodec,
  type BewijsFout,
} from '../../../domain/bewijs'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'
import { gewijzigdeBewijzen } from './gewijzigdBewijs'

const bewijs = rightOf(
  createRekenbewijs(
    verzoekVan([{ inkomen: 60_000 }, { inkomen: 20_000 }], { onderpand: bestaandeWoning(300_000) }),
    kaderVan(),
  ),
)
const tekst = JSON.stringify(bewijs)

const foutVan = (gelezen: string): BewijsFout | undefined =>
  either.toUnion(either.swap(parseBewijs(gelezen))) as BewijsFout

const veldenVan = (gelezen: string): readonly string[] => {
  const fout = parseBewijs(gelezen)
  return either.isLeft(fout) && fout.left._tag === 'GeenRekenbewijs' ? fout.left.leesfouten.map(({ veld }) => veld) : []
}

/** Whether an error of parseBewijs is about a duplicate key, which the codec does not see. */
const isDubbel = (fout: Extract<BewijsFout, { _tag: 'GeenRekenbewijs' }>): boolean =>
  fout.leesfouten.some(({ verwacht }) => verwacht === 'DubbeleSleutel')

/** Returns `veld` as JSON with escapes for all non-ASCII characters, because parseBewijs drops invisible characters. */
const inAscii = (veld: string): string =>
  JSON.stringify(veld).replace(/[^ -~]/g, (teken) => `\\u${teken.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Returns the JSON of the receipt with a field `veld` added to its object `deel`; `veld` may be `__proto__`. */
const metVeld = (deel: object, veld: string): string => {
  const stuk = JSON.stringify(deel)
  return tekst.replace(stuk, `${stuk.slice(0, -1)},${inAscii(veld)}:1}`)
}

describe('parseBewijs', () => {
  it('parseBewijs reads a receipt from its JSON text', () => {
    expect(parseBewijs(tekst)).toEqual(either.right(bewijs))
  })

  it('parseBewijs accepts a byte order mark before the JSON text', () => {
    expect(parseBewijs(`\uFEFF${tekst}`)).toEqual(either.right(bewijs))
  })

  it('parseBewijs reports the field formaat for the unknown format rekenbewijs/2', () => {
    expect(veldenVan(tekst.replace('rekenbewijs/1', 'rekenbewijs/2'))).toEqual(['formaat'])
  })

  it.each(['', 'wat', tekst.slice(0, -1)])('parseBewijs returns GeenJson for invalid JSON (example %#)', (geen) => {
    expect(parseBewijs(geen)).toEqual(either.left({ _tag: 'GeenJson' }))
  })

  it('parseBewijs refuses a receipt with a duplicate key and reports the path of that key', () => {
    expect(veldenVan(tekst.replace('"koopsom":', '"koopsom":1,"koopsom":'))).toEqual(['verzoek.onderpand.koopsom'])
    expect(veldenVan(tekst.replace('{', '{"zegel":"x",'))).toEqual(['zegel'])
  })

  it.each(['extra', '__proto__', 'constructor', 'toString'])('parseBewijs refuses the unknown field %s', (veld) => {
    const { verzoek, kader, financieringsOpzet } = bewijs
    const [eerste = {}] = verzoek.hypotheekgevers
    expect(veldenVan(metVeld(bewijs, veld))).toEqual([veld])
    expect(veldenVan(metVeld(verzoek, veld))).toEqual([`verzoek.${veld}`])
    expect(veldenVan(metVeld(eerste, veld))).toEqual([`verzoek.hypotheekgevers[0].${veld}`])
    expect(veldenVan(metVeld(kader, veld))).toEqual([`kader.${veld}`])
    expect(veldenVan(metVeld(kader.kosten, veld))).toEqual([`kader.kosten.${veld}`])
    expect(veldenVan(metVeld(kader.rentetarieven, veld))).toEqual(['kader.rentetarieven'])
    expect(veldenVan(metVeld(financieringsOpzet, veld))).toEqual([`financieringsOpzet.${veld}`])
  })

  it('parseBewijs names at most twenty unknown fields and counts any others', () => {
    const met = (aantal: number) =>
      JSON.stringify({
        ...bewijs,
        ...Object.fromEntries(Array.from({ length: aantal }, (_, nummer) => [`v${nummer}`, 1])),
      })
    expect(foutVan(met(20))).toMatchObject({ leesfouten: { length: 20 } })
    expect(foutVan(met(21))).toMatchObject({
      leesfouten: { length: 21, 20: { veld: '', melding: 'nog 1 ander veld dat niet bestaat' } },
    })
    expect(foutVan(met(23))).toMatchObject({
      leesfouten: { length: 21, 20: { melding: 'nog 3 andere velden die niet bestaan' } },
    })
  })

  it('parseBewijs shortens the name of an unknown field to sixty characters and escapes invisible ones', () => {
    expect(veldenVan(metVeld(bewijs, 'a\nb\u3164\u202E'))).toEqual(['a\\u{a}b\\u{3164}\\u{202e}'])
    expect(veldenVan(metVeld(bewijs, 'x'.repeat(5000)))).toEqual([`${'x'.repeat(59)}…`])
    expect(veldenVan(metVeld(bewijs, '\u3164'.repeat(60)))[0]).toHaveLength(60)
  })

  it('parseBewijs reads a text of GROOTSTE_BEWIJS bytes and refuses a larger text as TeGroot', () => {
    const met = (meer: string, bytes: number) => tekst + meer.repeat(bytes)
    const over = GROOTSTE_BEWIJS - tekst.length
    expect(either.isRight(parseBewijs(met(' ', over)))).toBe(true)
    expect(foutVan(met(' ', over + 1))).toEqual({ _tag: 'TeGroot' })
    expect(foutVan('é'.repeat(GROOTSTE_BEWIJS / 2))).toEqual({ _tag: 'GeenJson' })
    expect(foutVan('é'.repeat(GROOTSTE_BEWIJS / 2 + 1))).toEqual({ _tag: 'TeGroot' })
  })

  it('parseBewijs accepts a receipt with a rate for each of 999 periods', () => {
    const rentetarieven = Object.fromEntries(
      Array.from({ length: 999 }, (_, nummer) => [String(nummer + 1), 1.2345678901234568e-10]),
    )
    const groot = rightOf(
      createRekenbewijs(bewijs.verzoek, { ...kaderVan(), rentetarieven: { ...rentetarieven, 120: 3.75 } }),
    )
    expect(parseBewijs(JSON.stringify(groot))).toEqual(either.right(groot))
  })

  it.each([3000, 30_000])('parseBewijs returns an error for arrays nested %i deep and does not throw', (diep) => {
    const put = '['.repeat(diep) + ']'.repeat(diep)
    expect(foutVan(put)).toMatchObject({ _tag: 'GeenRekenbewijs' })
    const inCijfer = tekst.replace(/"maximaleHypotheek":[\d.]+/, `"maximaleHypotheek":${put}`)
    expect(veldenVan(inCijfer)).toEqual(['financieringsOpzet.maximaleHypotheek'])
    expect(either.isLeft(rekenbewijsCodec.decode(JSON.parse(inCijfer)))).toBe(true)
  })

  it('parseBewijs refuses 200.000 extra fields unread, and rekenbewijsCodec returns at most 21 errors', () => {
    const meer = Object.fromEntries(Array.from({ length: 200_000 }, (_, nummer) => [`cijfer${nummer}`, nummer]))
    const groot = { ...bewijs, financieringsOpzet: { ...bewijs.financieringsOpzet, ...meer } }
    const teveel = JSON.stringify(groot)
    const gelezenJson = vi.spyOn(JSON, 'parse')
    const gelezenBytes = vi.spyOn(TextEncoder.prototype, 'encode')
    onTestFinished(() => void vi.restoreAllMocks())
    expect(foutVan(teveel)).toEqual({ _tag: 'TeGroot' })
    expect([gelezenJson, gelezenBytes].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    const gelezen = rekenbewijsCodec.decode(groot)
    const lijst = rekenbewijsCodec.decode({ ...bewijs, kader: { ...bewijs.kader, voorstellen: Object.values(meer) } })
    expect(either.isLeft(gelezen) && gelezen.left.length).toBe(21)
    expect(either.isLeft(lijst) && lijst.left.length).toBe(1)
  })

  it('controleerRekenbewijs reports only a broken seal for unknown fields in the result', () => {
    const financieringsOpzet = { ...bewijs.financieringsOpzet, constructor: 1, onzin: 2 }
    const { verschillen } = controleerRekenbewijs({ ...bewijs, financieringsOpzet }, normenVan(2025)) as {
      readonly verschillen: readonly { readonly soort: string }[]
    }
    expect(verschillen.map(({ soort }) => soort)).toEqual(['zegel'])
  })

  it('parseBewijs and rekenbewijsCodec, if both accept a text, give the same result of controleerRekenbewijs', () => {
    everyTimes(numberOfRuns(500), gewijzigdeBewijzen, (gewijzigd) => {
      const gelezen = parseBewijs(gewijzigd)
      const isJson = either.isRight(gelezen) || (gelezen.left._tag === 'GeenRekenbewijs' && !isDubbel(gelezen.left))
      if (!sometimes('JSON', isJson)) return
      const vanCodec = rekenbewijsCodec.decode(JSON.parse(asTyped(gewijzigd)))
      const controles = [gelezen, vanCodec].map((een) =>
        either.isRight(een) ? controleerRekenbewijs(een.right, normenVan(2025)) : undefined,
      )
      const [doorLezer, doorCodec] = controles
      if (sometimes('a rekenbewijs', doorCodec)) expect(doorCodec).toEqual(doorLezer)
      if (sometimes('an equal result', doorLezer?._tag === 'Gelijk')) expect(doorCodec).toEqual(doorLezer)
    })
  })
})

describe('rekenbewijsCodec', () => {
  it('rekenbewijsCodec refuses unknown fields and reports their paths', () => {
    const metMeer = {
      ...bewijs,
      kader: { ...bewijs.kader, extra: 1, kosten: { ...bewijs.kader.kosten, extra: 1 } },
      extra: 1,
    }
    const gelezen = either.mapLeft(toLeesfouten)(rekenbewijsCodec.decode(metMeer))
    expect(either.isLeft(gelezen) && gelezen.left.map(({ veld }) => veld)).toEqual([
      'kader.kosten.extra',
      'kader.extra',
      'extra',
    ])
  })

  it('rekenbewijsCodec refuses an overwaarde of null as an unknown field', () => {
    const financieringsOpzet = { ...bewijs.financieringsOpzet, overwaarde: null }
    expect(either.mapLeft(toLeesfouten)(rekenbewijsCodec.decode({ ...bewijs, financieringsOpzet }))).toMatchObject({
      left: [{ veld: 'financieringsOpzet.overwaarde', verwacht: 'OnbekendVeld' }],
    })
  })
})
