import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { normenVan, toLeesfouten } from '../../../domain'
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
import { numberOfRuns, MANY } from '../../support/numberOfRuns'
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

/** Whether the text has a duplicate key, which the codec does not see. */
const isDubbel = (fout: Extract<BewijsFout, { _tag: 'GeenRekenbewijs' }>): boolean =>
  fout.leesfouten.some(({ verwacht }) => verwacht === 'DubbeleSleutel')

/** Writes a text as JSON with escapes for all non-ASCII characters, because parseBewijs drops invisible ones. */
const inAscii = (veld: string): string =>
  JSON.stringify(veld).replace(/[^ -~]/g, (teken) => `\\u${teken.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Returns the text of the receipt with a field added, so that the field can be called `__proto__`. */
const metVeld = (deel: object, veld: string): string => {
  const stuk = JSON.stringify(deel)
  return tekst.replace(stuk, `${stuk.slice(0, -1)},${inAscii(veld)}:1}`)
}

describe('parseBewijs', () => {
  it('parseBewijs reads a receipt from its text', () => {
    expect(parseBewijs(tekst)).toEqual(either.right(bewijs))
  })

  it('parseBewijs accepts the byte order mark that Windows editors put before a text', () => {
    expect(parseBewijs(`\uFEFF${tekst}`)).toEqual(either.right(bewijs))
  })

  it('parseBewijs refuses an unknown format, by the field formaat', () => {
    expect(veldenVan(tekst.replace('rekenbewijs/1', 'rekenbewijs/2'))).toEqual(['formaat'])
  })

  it.each(['', 'wat', tekst.slice(0, -1)])('parseBewijs refuses text %#, which is no JSON', (geen) => {
    expect(parseBewijs(geen)).toEqual(either.left({ _tag: 'GeenJson' }))
  })

  it('parseBewijs refuses a duplicate key by its name, because the seal fits only one of the values', () => {
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

  it('parseBewijs names twenty unknown fields and counts the others', () => {
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

  it('parseBewijs repeats at most sixty characters of an unknown name, all visible', () => {
    expect(veldenVan(metVeld(bewijs, 'a\nb\u3164\u202E'))).toEqual(['a\\u{a}b\\u{3164}\\u{202e}'])
    expect(veldenVan(metVeld(bewijs, 'x'.repeat(5000)))).toEqual([`${'x'.repeat(59)}…`])
    expect(veldenVan(metVeld(bewijs, '\u3164'.repeat(60)))[0]).toHaveLength(60)
  })

  it('parseBewijs reads a text of at most GROOTSTE_BEWIJS bytes, and refuses a larger one unread', () => {
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

  it.each([3000, 30_000])('parseBewijs refuses arrays that are %i levels deep, without throwing', (diep) => {
    const put = '['.repeat(diep) + ']'.repeat(diep)
    expect(foutVan(put)).toMatchObject({ _tag: 'GeenRekenbewijs' })
    const inCijfer = tekst.replace(/"maximaleHypotheek":[\d.]+/, `"maximaleHypotheek":${put}`)
    expect(veldenVan(inCijfer)).toEqual(['financieringsOpzet.maximaleHypotheek'])
    expect(either.isLeft(rekenbewijsCodec.decode(JSON.parse(inCijfer)))).toBe(true)
  })

  it('parseBewijs and rekenbewijsCodec refuse 200.000 extra figures without delay', () => {
    const meer = Object.fromEntries(Array.from({ length: 200_000 }, (_, nummer) => [`cijfer${nummer}`, nummer]))
    const groot = { ...bewijs, financieringsOpzet: { ...bewijs.financieringsOpzet, ...meer } }
    const teveel = JSON.stringify(groot)
    const begin = performance.now()
    expect(foutVan(teveel)).toEqual({ _tag: 'TeGroot' })
    expect(performance.now() - begin).toBeLessThan(500)
    const gelezen = rekenbewijsCodec.decode(groot)
    const lijst = rekenbewijsCodec.decode({ ...bewijs, kader: { ...bewijs.kader, voorstellen: Object.values(meer) } })
    expect(either.isLeft(gelezen) && gelezen.left.length).toBe(21)
    expect(either.isLeft(lijst) && lijst.left.length).toBe(1)
  })

  it('a replay compares only the figures of a record; other fields only break the seal', () => {
    const financieringsOpzet = { ...bewijs.financieringsOpzet, constructor: 1, onzin: 2 }
    const { verschillen } = controleerRekenbewijs({ ...bewijs, financieringsOpzet }, normenVan(2025)) as {
      readonly verschillen: readonly { readonly soort: string }[]
    }
    expect(verschillen.map(({ soort }) => soort)).toEqual(['zegel'])
  })

  it('an altered receipt that both parseBewijs and rekenbewijsCodec read replays the same', () => {
    everyTimes(numberOfRuns(500, MANY), gewijzigdeBewijzen, (gewijzigd) => {
      const gelezen = parseBewijs(gewijzigd)
      if (either.isLeft(gelezen) && (gelezen.left._tag !== 'GeenRekenbewijs' || isDubbel(gelezen.left))) return
      const vanCodec = rekenbewijsCodec.decode(JSON.parse(asTyped(gewijzigd)))
      const controles = [gelezen, vanCodec].map((een) =>
        either.isRight(een) ? controleerRekenbewijs(een.right, normenVan(2025)) : undefined,
      )
      const [doorLezer, doorCodec] = controles
      if (doorCodec !== undefined) expect(doorCodec).toEqual(doorLezer)
      if (doorLezer?._tag === 'Gelijk') expect(doorCodec).toEqual(doorLezer)
    })
  })
})

describe('rekenbewijsCodec', () => {
  it('rekenbewijsCodec refuses unknown fields by name', () => {
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

  it('rekenbewijsCodec refuses a figure that its record cannot have, by name', () => {
    const financieringsOpzet = { ...bewijs.financieringsOpzet, overwaarde: null }
    expect(either.mapLeft(toLeesfouten)(rekenbewijsCodec.decode({ ...bewijs, financieringsOpzet }))).toMatchObject({
      left: [{ veld: 'financieringsOpzet.overwaarde', verwacht: 'OnbekendVeld' }],
    })
  })
})
