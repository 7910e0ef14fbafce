import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { gevraagdeVelden, nieuweOrientatie, waardeVan, wijzig, type Antwoord, type BedragVeld } from '../../../domain'
import { heeftOnleesbaar, legeKlad, wijzigKlad, type Klad } from '../../../ui/rekenhulp/klad'
import { orientaties } from '../../support/arbitraries/orientatie'
import { antwoorden } from '../../support/arbitraries/wijziging'

const BEDRAGVELDEN: readonly BedragVeld[] = [
  'eigen.inkomen',
  'eigen.inkomenPensioen',
  'eigen.inkomenPensioenVerwacht',
  'eigen.leningen',
  'partner.inkomen',
  'partner.studieschuld',
  'vraagprijsWoning',
  'verbouwingskosten',
  'meerwerk',
  'verkoopPrijsWoning',
  'eigenGeld',
]
const bedragvelden = fc.constantFrom(...BEDRAGVELDEN)
const concept = { tekst: 'veel', melding: 'Dit is geen bedrag.' }
const start = nieuweOrientatie('MY')

/** A klad with this text in each of these fields. */
const met = (...velden: readonly BedragVeld[]): Klad =>
  velden.reduce((klad, veld) => wijzigKlad(klad, { soort: 'onleesbaar', veld, concept }), legeKlad)
const velden = ({ concepten }: Klad): readonly BedragVeld[] => [...concepten.keys()].toSorted()

const inkomenssoort = (waarde: 'Pensioen' | 'Onderneming' | 'Overig'): Antwoord => ({
  soort: 'beantwoord',
  veld: 'eigen.dienstBetrekking',
  waarde,
})

/** Choices that clear amounts, and that ask for them. */
const wissend = fc.constantFrom<Antwoord>(
  inkomenssoort('Pensioen'),
  inkomenssoort('Onderneming'),
  { soort: 'beantwoord', veld: 'schulden', waarde: 'ja' },
  { soort: 'beantwoord', veld: 'schulden', waarde: 'nee' },
  { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: 'Nieuwbouw' },
  { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: 'BestaandeBouw' },
)

describe('a text that cannot be read', () => {
  it('is kept as it was typed, and the newest of one question counts', () => {
    const nieuwer = { ...concept, tekst: 'heel veel' }
    const klad = wijzigKlad(met('eigenGeld', 'meerwerk'), { soort: 'onleesbaar', veld: 'eigenGeld', concept: nieuwer })
    expect([klad.concepten.get('eigenGeld'), klad.concepten.get('meerwerk')]).toEqual([nieuwer, concept])
  })

  it('goes when it can be read, and no other does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(bedragvelden), bedragvelden, (getypt, veld) => {
        const klad = wijzigKlad(met(...getypt), { soort: 'leesbaar', veld })
        expect(velden(klad)).toEqual(getypt.filter((ander) => ander !== veld).toSorted())
      }),
    )
  })

  it('goes when its question is answered otherwise, as by the income calculator', () => {
    const antwoord: Antwoord = { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 }
    const klad = wijzigKlad(met('eigen.inkomen', 'eigenGeld'), { soort: 'beantwoord', orientatie: start, antwoord })
    expect(velden(klad)).toEqual(['eigenGeld'])
  })

  it('is never lost: whatever is answered, it stays as long as an amount in its place would', () => {
    const handelingen = fc.array(fc.oneof(bedragvelden, antwoorden('MY'), wissend), { maxLength: 40 })
    fc.assert(
      fc.property(orientaties(), handelingen, (begin, reeks) => {
        let klad = legeKlad
        let metBedragen = begin
        const getypt = new Set<BedragVeld>()
        for (const handeling of reeks) {
          if (typeof handeling !== 'string') {
            klad = wijzigKlad(klad, { soort: 'beantwoord', orientatie: metBedragen, antwoord: handeling })
            metBedragen = wijzig(metBedragen, handeling)
            for (const veld of getypt)
              if (veld === handeling.veld || waardeVan(metBedragen, veld) === undefined) getypt.delete(veld)
          } else if (gevraagdeVelden(metBedragen).has(handeling)) {
            klad = wijzigKlad(klad, { soort: 'onleesbaar', veld: handeling, concept })
            metBedragen = wijzig(metBedragen, { soort: 'beantwoord', veld: handeling, waarde: 7 })
            getypt.add(handeling)
          }
          expect(velden(klad)).toEqual([...getypt].toSorted())
        }
      }),
    )
  })

  it('makes the figures out of date only while its question is asked', () => {
    expect(heeftOnleesbaar(met('eigenGeld').concepten, start)).toBe(true)
    expect(heeftOnleesbaar(met('partner.inkomen').concepten, start)).toBe(false)
    expect(heeftOnleesbaar(met('partner.inkomen').concepten, { ...start, alleenSamen: 'samen' })).toBe(true)
    expect(heeftOnleesbaar(legeKlad.concepten, start)).toBe(false)
  })
})

describe('a visit to a choice', () => {
  const begonnen = wijzigKlad(met('eigen.inkomen'), {
    soort: 'bezoekBegonnen',
    veld: 'eigen.dienstBetrekking',
    vanaf: start,
  })
  const pensioen = inkomenssoort('Pensioen')
  const gepasseerd = wijzigKlad(begonnen, { soort: 'beantwoord', orientatie: start, antwoord: pensioen })

  it('brings back the text that a choice on the way cleared', () => {
    expect(velden(gepasseerd)).toEqual([])
    const antwoord = inkomenssoort('Overig')
    const orientatie = wijzig(start, pensioen)
    expect(velden(wijzigKlad(gepasseerd, { soort: 'beantwoord', orientatie, antwoord }))).toEqual(['eigen.inkomen'])
  })

  it('that has ended brings nothing back', () => {
    const geeindigd = wijzigKlad(gepasseerd, { soort: 'bezoekGeeindigd' })
    const orientatie = wijzig(start, pensioen)
    const antwoord = inkomenssoort('Overig')
    expect(velden(wijzigKlad(geeindigd, { soort: 'beantwoord', orientatie, antwoord }))).toEqual([])
  })

  it('ends when another question is answered', () => {
    const antwoord: Antwoord = { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 }
    expect(wijzigKlad(begonnen, { soort: 'beantwoord', orientatie: start, antwoord }).bezoek).toBeUndefined()
    expect(gepasseerd.bezoek).toEqual(begonnen.bezoek)
  })

  it('leaves the texts as its last choice alone would have', () => {
    const keuzes = fc.constantFrom('Pensioen' as const, 'Onderneming' as const, 'Overig' as const)
    fc.assert(
      fc.property(orientaties(), fc.uniqueArray(bedragvelden), keuzes, keuzes, (vanaf, getypt, eerst, dan) => {
        const veld = 'eigen.dienstBetrekking'
        const klad = wijzigKlad(met(...getypt), { soort: 'bezoekBegonnen', veld, vanaf })
        const [een, ander] = [inkomenssoort(eerst), inkomenssoort(dan)]
        const tussen = wijzigKlad(klad, { soort: 'beantwoord', orientatie: vanaf, antwoord: een })
        const na = wijzigKlad(tussen, { soort: 'beantwoord', orientatie: wijzig(vanaf, een), antwoord: ander })
        const direct = wijzigKlad(met(...getypt), { soort: 'beantwoord', orientatie: vanaf, antwoord: ander })
        expect(velden(na)).toEqual(velden(direct))
      }),
    )
  })
})
