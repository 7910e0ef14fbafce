import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toSamenvatting } from '../../../application'
import { nieuweOrientatie, wijzig } from '../../../domain'
import {
  gevraagdeVelden,
  LAATSTE_STAP,
  periodesVan,
  STAPNUMMERS,
  type LabelCode,
  type Veld,
} from '../../../domain/orientatie'
import { stapVan, verantwoord } from '../../../domain/uitleg'
import { cijferTekst, meldingTekst, regelTekst, stapTekst, titelTekst, vraagTekst } from '../../../ui/tekst'
import { CIJFERS } from '../../../adapters/mcp/cijfers'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { numberOfRuns } from '../../support/numberOfRuns'
import { handOver, type Handed } from '../../support/screen'
import { huishoudens } from '../optellen/huishoudens'

const na = (antwoorden: Handed, labelCode: LabelCode = 'MY') =>
  wijzig(nieuweOrientatie(labelCode), handOver(antwoorden))

/** A name of the code: a word with a capital or a dot inside it. */
const NAAM = /^[a-z]+([A-Z.]\w*)+$|^[A-Z][a-z]+[A-Z]\w*$/

describe('what is said at a question', () => {
  it('is Dutch, of every question that is asked and every answer there is', () => {
    fc.assert(
      fc.property(orientaties(), (orientatie) => {
        for (const veld of gevraagdeVelden(orientatie)) {
          const { keuzes, ...woorden } = vraagTekst(veld, orientatie)
          expect(woorden.label).not.toBe('')
          const teksten = [...Object.values(woorden), ...keuzes.map(({ tekst }) => tekst)]
          expect(teksten.filter((tekst) => tekst === '' || NAAM.test(tekst ?? 'Ja'))).toEqual([])
        }
      }),
      numberOfRuns(50),
    )
  })

  it.each([
    ['vraagprijsWoning', 'hulp', /^Weet je nog niet welke woning je koopt\?/],
    ['meerwerk', 'hulp', /^Meerwerk is wat je extra laat doen/],
    ['energielabelType', 'toelichting', /^Voor een zuinige woning mag je vaak meer lenen/],
    ['renteperiode', 'toelichting', /^In de rentevaste periode blijft je rente gelijk/],
  ] as const)('is of %s also the %s that a screen fetches with its step', (veld, wat, tekst) => {
    expect(vraagTekst(veld, na({}))[wat]).toMatch(tekst)
  })

  it('begins a group at its first question', () => {
    const groep = (veld: Veld, antwoorden: Handed) => vraagTekst(veld, na(antwoorden)).groep
    expect(groep('eigen.dienstBetrekking', {})).toBe('Jouw inkomen')
    expect(groep('eigen.inkomen', {})).toBeUndefined()
    expect(groep('eigen.leningen', { schulden: 'ja' })).toBeUndefined()
    expect(groep('eigen.leningen', { schulden: 'ja', alleenSamen: 'samen' })).toBe('Jouw bedragen')
  })

  it('says whether the question may stay open, or what is said when it does', () => {
    const { optioneel, ontbreekt } = vraagTekst('eigen.inkomen', na({}))
    expect([optioneel, ontbreekt]).toEqual([
      undefined,
      'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.',
    ])
    const open = vraagTekst('verbouwingskosten', na({}))
    expect([open.optioneel, open.ontbreekt]).toEqual(['optioneel', undefined])
  })

  it.each(['MY', 'FL'] as const)('has the choices of %s', (labelCode) => {
    const { keuzes } = vraagTekst('renteperiode', na({}, labelCode))
    expect(keuzes.map(({ waarde }) => waarde)).toEqual(periodesVan(labelCode))
    const soorten = vraagTekst('eigen.dienstBetrekking', na({}, labelCode)).keuzes
    const onderneming = soorten.find(({ waarde }) => waarde === 'Onderneming')?.tekst
    expect(onderneming).toBe({ MY: 'Zzp-inkomen', FL: 'Inkomen uit onderneming(en)' }[labelCode])
    expect(vraagTekst('eigen.inkomen', na({}, labelCode)).keuzes).toEqual([])
  })

  it.each([
    ['eigen.dienstBetrekking', 'Overig', /^Dit inkomen telt niet mee voor een hypotheek bij Florius\./],
    ['partner.dienstBetrekking', 'Pensioen', /^We gaan ervan uit dat je partner al AOW krijgt\.$/],
    ['eigen.inkomen', 4_500, /^Is dit per jaar\?/],
    ['partner.inkomen', 4_500, /^Is dit per jaar\?/],
  ] as const)('is of %s with the answer %s what there is to remark on it', (veld, waarde, tekst) => {
    const antwoorden = na({ alleenSamen: 'samen', [veld]: waarde }, 'FL')
    expect(vraagTekst(veld, antwoorden).opmerking).toMatch(tekst)
    expect(vraagTekst(veld, na({ alleenSamen: 'samen' }, 'FL')).opmerking).toBeUndefined()
  })
})

describe('what is said beside the questions', () => {
  it('is where one is', () => {
    expect(STAPNUMMERS.map(stapTekst)).toEqual([
      'Stap 1 van 3: Maximale hypotheek',
      'Stap 2 van 3: Benodigde hypotheek',
      'Stap 3 van 3: Rentevaste periode',
    ])
  })

  it('is what goes for the figures', () => {
    expect(meldingTekst('waarschuwing')).toMatch(/^Let op! Met deze rentevastperiode/)
    expect(meldingTekst('verouderd')).toBe('Deze bedragen horen bij je vorige antwoorden.')
    expect(meldingTekst({ _tag: 'NietTeBerekenen', reden: 'GeenRente' })).toMatch(/Kies bij stap 3 een andere periode/)
    expect(meldingTekst({ _tag: 'Onbereikbaar' })).toMatch(/Controleer je verbinding/)
  })

  it('is of every line and part of the summary what it is, with its amount', () => {
    fc.assert(
      fc.property(huishoudens, ({ momentopname }) => {
        const { maximaleHypotheek, benodigdeHypotheek } = toSamenvatting(momentopname, LAATSTE_STAP)
        const regels = [...maximaleHypotheek.lines, ...benodigdeHypotheek.lines].map(regelTekst)
        expect(regels.map(({ label }) => label)).toContain('Je kan lenen')
        for (const { label, waarde } of regels) {
          expect(label).toMatch(/^[A-Z][a-z ]+$/)
          expect(waarde.replaceAll('\u00A0', ' ')).toMatch(/^(− )?€ [\d.]+$|^-$|^n\.b\.$/)
        }
      }),
      numberOfRuns(20),
    )
    expect(titelTekst('benodigdeHypotheek')).toBe('Je benodigde hypotheek')
  })

  it('is of every figure of a record what its explanation calls it', () => {
    fc.assert(
      fc.property(huishoudens, ({ verzoek, kader }) => {
        const graaf = rightOf(verantwoord(verzoek, kader))
        const stappen = CIJFERS.flatMap((cijfer) => stapVan(graaf, cijfer) ?? [])
        expect(stappen.length).toBeGreaterThan(10)
        for (const { id, omschrijving } of stappen)
          expect(CIJFERS.filter((cijfer) => id.endsWith(`.${cijfer}`)).map(cijferTekst)).toContain(omschrijving)
      }),
      numberOfRuns(20),
    )
  })
})
