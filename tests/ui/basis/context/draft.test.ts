import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, wijzig, type Antwoord } from '../../../../domain'
import { gevraagdeVelden, waardeVan, type BedragVeld } from '../../../../domain/orientatie'
import {
  changeDraft,
  emptyDraft,
  heeftOnleesbaar,
  onleesbaarMeldingen,
  type Draft,
  createDraftStore,
} from '../../../../ui/basis/context/draft'
import { orientaties } from '../../../../adapters/testing/arbitraries/orientatie'
import { antwoorden } from '../../../../adapters/testing/arbitraries/wijziging'
import { every } from '../../../support/every'
import { each } from '../../../support/sometimes'

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
const tekst = { tekst: 'veel', isEdited: false, melding: 'Dit is geen bedrag.', over: '' }
const start = nieuweOrientatie('MY')

/** Returns a draft with invalid text in each of these fields. */
const met = (...velden: readonly BedragVeld[]): Draft =>
  velden.reduce((draft, veld) => changeDraft(draft, { soort: 'tekstGewijzigd', veld, tekst }), emptyDraft)
const velden = ({ teksten }: Draft): readonly BedragVeld[] => [...teksten.keys()].toSorted()

const inkomenssoort = (waarde: 'Pensioen' | 'Onderneming' | 'Overig'): Antwoord => ({
  soort: 'beantwoord',
  veld: 'eigen.dienstBetrekking',
  waarde,
})

/** Generates a choice that clears some amounts or makes the form ask for them. */
const wissend = fc.constantFrom<Antwoord>(
  inkomenssoort('Pensioen'),
  inkomenssoort('Onderneming'),
  { soort: 'beantwoord', veld: 'schulden', waarde: 'ja' },
  { soort: 'beantwoord', veld: 'schulden', waarde: 'nee' },
  { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: 'Nieuwbouw' },
  { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: 'BestaandeBouw' },
)

describe('changeDraft with invalid text', () => {
  it('changeDraft replaces the invalid text of a field by its newer text, and keeps the text of another field', () => {
    const nieuwer = { ...tekst, tekst: 'heel veel' }
    const draft = changeDraft(met('eigenGeld', 'meerwerk'), {
      soort: 'tekstGewijzigd',
      veld: 'eigenGeld',
      tekst: nieuwer,
    })
    expect([draft.teksten.get('eigenGeld'), draft.teksten.get('meerwerk')]).toEqual([nieuwer, tekst])
  })

  it('changeDraft with undefined as the new text of a field removes only the text of that field', () => {
    every(fc.uniqueArray(bedragvelden), bedragvelden, (getypt, veld) => {
      const draft = changeDraft(met(...getypt), { soort: 'tekstGewijzigd', veld, tekst: undefined })
      expect(velden(draft)).toEqual(getypt.filter((ander) => ander !== veld).toSorted())
    })
  })

  it('changeDraft removes the invalid text of a question that gets an answer, and keeps other texts', () => {
    const antwoord: Antwoord = { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 }
    const draft = changeDraft(met('eigen.inkomen', 'eigenGeld'), { soort: 'beantwoord', orientatie: start, antwoord })
    expect(velden(draft)).toEqual(['eigenGeld'])
  })

  it('changeDraft removes invalid text exactly when the answer would replace or clear an amount in that field', () => {
    const handelingen = fc.array(fc.oneof(bedragvelden, antwoorden('MY'), wissend), { maxLength: 40 })
    every(orientaties(), handelingen, (begin, reeks) => {
      let draft = emptyDraft
      let metBedragen = begin
      const getypt = new Set<BedragVeld>()
      for (const handeling of each('actions', reeks)) {
        if (typeof handeling !== 'string') {
          draft = changeDraft(draft, { soort: 'beantwoord', orientatie: metBedragen, antwoord: handeling })
          metBedragen = wijzig(metBedragen, handeling)
          for (const veld of getypt)
            if (veld === handeling.veld || waardeVan(metBedragen, veld) === undefined) getypt.delete(veld)
        } else if (gevraagdeVelden(metBedragen).has(handeling)) {
          draft = changeDraft(draft, { soort: 'tekstGewijzigd', veld: handeling, tekst })
          metBedragen = wijzig(metBedragen, { soort: 'beantwoord', veld: handeling, waarde: 7 })
          getypt.add(handeling)
        }
        expect(velden(draft)).toEqual([...getypt].toSorted())
      }
    })
  })

  it('heeftOnleesbaar is true for invalid text only if its question is asked', () => {
    const verouderd = (draft: Draft, orientatie = start) => heeftOnleesbaar(onleesbaarMeldingen(draft), orientatie)
    expect(verouderd(met('eigenGeld'))).toBe(true)
    expect(verouderd(met('partner.inkomen'))).toBe(false)
    expect(verouderd(met('partner.inkomen'), { ...start, alleenSamen: 'samen' })).toBe(true)
    expect(verouderd(emptyDraft)).toBe(false)
  })
})

it('erasing all answers leaves nothing in changeDraft: no text, visit, what-if or choice to pass on', () => {
  const begonnen = changeDraft(met('eigenGeld'), { soort: 'bezoekBegonnen', veld: 'schulden', vanaf: start })
  const probeersel = { wijzigingen: { eigenGeld: 'meer eigen geld' }, terug: [] }
  const geprobeerd = changeDraft(begonnen, { soort: 'geprobeerd', probeersel })
  expect(geprobeerd).toMatchObject({ visit: begonnen.visit, probeersel })
  const doorgegeven = changeDraft(geprobeerd, { soort: 'linkDoorgegeven', linkGaatMee: true })
  expect(doorgegeven).toEqual({ ...geprobeerd, linkGaatMee: true })
  expect(changeDraft(doorgegeven, { soort: 'gewist' })).toEqual(emptyDraft)
})

describe('text that is being typed', () => {
  const getypt = { ...tekst, isEdited: true }

  it('onleesbaar() of createDraftStore omits text being typed, but keeps an earlier error during typing', () => {
    const { dispatch, onleesbaar } = createDraftStore()
    dispatch({ soort: 'tekstGewijzigd', veld: 'eigenGeld', tekst: { ...getypt, melding: undefined } })
    expect([...onleesbaar()]).toEqual([])
    dispatch({ soort: 'tekstGewijzigd', veld: 'eigenGeld', tekst })
    dispatch({ soort: 'tekstGewijzigd', veld: 'eigenGeld', tekst: { ...getypt, tekst: 'vee' } })
    expect([...onleesbaar()]).toEqual([['eigenGeld', tekst.melding]])
  })

  it('onleesbaar() of createDraftStore returns the same map during typing, and a new map for a new error', () => {
    const { dispatch, onleesbaar } = createDraftStore()
    dispatch({ soort: 'tekstGewijzigd', veld: 'meerwerk', tekst })
    const eerder = onleesbaar()
    dispatch({ soort: 'tekstGewijzigd', veld: 'eigenGeld', tekst: { ...getypt, melding: undefined } })
    expect(onleesbaar()).toBe(eerder)
    dispatch({ soort: 'tekstGewijzigd', veld: 'eigenGeld', tekst })
    expect(onleesbaar()).not.toBe(eerder)
  })
})

describe('a visit to a choice', () => {
  const begonnen = changeDraft(met('eigen.inkomen'), {
    soort: 'bezoekBegonnen',
    veld: 'eigen.dienstBetrekking',
    vanaf: start,
  })
  const pensioen = inkomenssoort('Pensioen')
  const gepasseerd = changeDraft(begonnen, { soort: 'beantwoord', orientatie: start, antwoord: pensioen })

  it('after the focus leaves a choice, changeDraft does not restore the text that the choice cleared', () => {
    const geeindigd = changeDraft(gepasseerd, { soort: 'bezoekGeeindigd' })
    const orientatie = wijzig(start, pensioen)
    const antwoord = inkomenssoort('Overig')
    expect(velden(changeDraft(geeindigd, { soort: 'beantwoord', orientatie, antwoord }))).toEqual([])
  })

  it('changeDraft keeps a visit when its question is answered, and ends it when another question is answered', () => {
    const antwoord: Antwoord = { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 }
    expect(changeDraft(begonnen, { soort: 'beantwoord', orientatie: start, antwoord }).visit).toBeUndefined()
    expect(gepasseerd.visit).toEqual(begonnen.visit)
  })

  it('two choices in one visit to a question leave the same texts in changeDraft as the second choice alone', () => {
    const keuzes = fc.constantFrom('Pensioen' as const, 'Onderneming' as const, 'Overig' as const)
    every(orientaties(), fc.uniqueArray(bedragvelden), keuzes, keuzes, (vanaf, getypt, eerst, dan) => {
      const veld = 'eigen.dienstBetrekking'
      const draft = changeDraft(met(...getypt), { soort: 'bezoekBegonnen', veld, vanaf })
      const [een, ander] = [inkomenssoort(eerst), inkomenssoort(dan)]
      const tussen = changeDraft(draft, { soort: 'beantwoord', orientatie: vanaf, antwoord: een })
      const na = changeDraft(tussen, { soort: 'beantwoord', orientatie: wijzig(vanaf, een), antwoord: ander })
      const direct = changeDraft(met(...getypt), { soort: 'beantwoord', orientatie: vanaf, antwoord: ander })
      expect(velden(na)).toEqual(velden(direct))
    })
  })
})

describe('changeDraft with an answer to a tried question', () => {
  const terug = [
    { soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: 300_000 },
    { soort: 'beantwoord', veld: 'eigenGeld', waarde: 20_000 },
  ] as const
  const geprobeerd = changeDraft(emptyDraft, { soort: 'geprobeerd', probeersel: { wijzigingen: {}, terug } })
  const na = (antwoord: Antwoord) =>
    changeDraft(geprobeerd, { soort: 'beantwoord', orientatie: start, antwoord }).probeersel

  it('an answer to one of two tried questions ends the what-if, and an answer to another question keeps it', () => {
    for (const antwoord of terug) expect(na({ ...antwoord })).toBeUndefined()
    expect(na({ soort: 'beantwoord', veld: 'meerwerk', waarde: 1 })).toBe(geprobeerd.probeersel)
  })
})
