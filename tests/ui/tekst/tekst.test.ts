import { describe, expect, it } from 'vitest'

import { toSamenvatting } from '../../../application'
import { nieuweOrientatie, wijzig } from '../../../domain'
import {
  gevraagdeVelden,
  LAATSTE_STAP,
  periodesVan,
  STAPNUMMERS,
  type DienstBetrekking,
  type LabelCode,
  type Veld,
  type Wie,
} from '../../../domain/orientatie'
import { VELDEN } from '../../../domain/vragen/vragen'
import { stapVan, verantwoord } from '../../../domain/uitleg'
import { cijferTekst, meldingTekst, regelTekst, stapTekst, titelTekst, vraagTekst } from '../../../ui/tekst'
import { antwoordTekst } from '../../../ui/tekst/keuzeTekst'
import { vraagWoorden } from '../../../ui/tekst/vragen/vragen'
import { CIJFERS } from '../../../adapters/mcp/cijfers'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { handOver, type Handed, readable } from '../../support/screen'
import { huishoudens } from '../optellen/huishoudens'
import { each } from '../../support/sometimes'

const na = (antwoorden: Handed, labelCode: LabelCode = 'MY') =>
  wijzig(nieuweOrientatie(labelCode), handOver(antwoorden))

/** The pattern of an identifier of the code: a word with a capital or a dot inside the word. */
const NAAM = /^[a-z]+([A-Z.]\w*)+$|^[A-Z][a-z]+[A-Z]\w*$/

describe('vraagTekst', () => {
  it('vraagTekst gives each asked question and its answers texts without identifiers of the code', () => {
    everyTimes(numberOfRuns(50), orientaties(), (orientatie) => {
      for (const veld of each('asked questions', [...gevraagdeVelden(orientatie)])) {
        const { keuzes, ...woorden } = vraagTekst(veld, orientatie)
        expect(woorden.label).not.toBe('')
        const teksten = [...Object.values(woorden), ...keuzes.map(({ tekst }) => tekst)]
        expect(teksten.filter((tekst) => tekst === '' || NAAM.test(tekst ?? 'Ja'))).toEqual([])
      }
    })
  })

  it.each([
    ['vraagprijsWoning', 'hulp', /^Weet je nog niet welke woning je koopt\?/],
    ['meerwerk', 'hulp', /^Meerwerk is wat je extra laat doen/],
    ['energielabelType', 'toelichting', /^Voor een zuinige woning mag je vaak meer lenen/],
    ['renteperiode', 'toelichting', /^In de rentevaste periode blijft je rente gelijk/],
  ] as const)('vraagTekst for %s includes the %s, which the screen loads with the step', (veld, wat, tekst) => {
    expect(vraagTekst(veld, na({}))[wat]).toMatch(tekst)
  })

  it('vraagTekst returns the title of a group only for the first question of that group', () => {
    const groep = (veld: Veld, antwoorden: Handed) => vraagTekst(veld, na(antwoorden)).groep
    expect(groep('eigen.dienstBetrekking', {})).toBe('Jouw inkomen')
    expect(groep('eigen.inkomen', {})).toBeUndefined()
    expect(groep('eigen.leningen', { schulden: 'ja' })).toBeUndefined()
    expect(groep('eigen.leningen', { schulden: 'ja', alleenSamen: 'samen' })).toBe('Jouw schulden')
  })

  it('vraagTekst marks an optional question, and gives a required one a message for a missing answer', () => {
    const { optioneel, ontbreekt } = vraagTekst('eigen.inkomen', na({}))
    expect([optioneel, ontbreekt]).toEqual([
      undefined,
      'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.',
    ])
    const open = vraagTekst('verbouwingskosten', na({}))
    expect([open.optioneel, open.ontbreekt]).toEqual(['optioneel', undefined])
  })

  it.each(['MY', 'FL'] as const)('vraagTekst has the periods and kinds of income of the brand %s', (labelCode) => {
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
  ] as const)('vraagTekst for %s has a remark after the answer %s, and no remark before it', (veld, waarde, tekst) => {
    const antwoorden = na({ alleenSamen: 'samen', [veld]: waarde }, 'FL')
    expect(vraagTekst(veld, antwoorden).opmerking).toMatch(tekst)
    expect(vraagTekst(veld, na({ alleenSamen: 'samen' }, 'FL')).opmerking).toBeUndefined()
  })
})

describe('texts next to the questions', () => {
  it('stapTekst names each step with its number', () => {
    expect(STAPNUMMERS.map(stapTekst)).toEqual([
      'Stap 1 van 3: Maximale hypotheek',
      'Stap 2 van 3: Benodigde hypotheek',
      'Stap 3 van 3: Rentevaste periode',
    ])
  })

  it('meldingTekst has a text for the warning, for outdated figures and for failures', () => {
    expect(meldingTekst('waarschuwing')).toMatch(/^Let op! Met deze rentevastperiode/)
    expect(meldingTekst('verouderd')).toBe('Deze bedragen horen bij je vorige antwoorden.')
    expect(meldingTekst({ _tag: 'NietTeBerekenen', reden: 'GeenRente' })).toMatch(/Kies bij stap 3 een andere periode/)
    expect(meldingTekst({ _tag: 'NietTeBerekenen', reden: 'OngeldigeRente' })).toMatch(/Controleer je verbinding/)
    expect(meldingTekst({ _tag: 'Onbereikbaar' })).toMatch(/Controleer je verbinding/)
  })

  it('regelTekst writes a line of the summary with its label, its amount or a dash, and any explanation', () => {
    everyTimes(numberOfRuns(20), huishoudens, ({ momentopname }) => {
      const { maximaleHypotheek, benodigdeHypotheek } = toSamenvatting(momentopname, LAATSTE_STAP)
      const regels = [...maximaleHypotheek.lines, ...benodigdeHypotheek.betaling, benodigdeHypotheek.kanLenen].map(
        regelTekst,
      )
      expect(regels.map(({ label }) => label)).toContain('Je kan lenen')
      for (const { label, waarde } of each('lines', regels)) {
        expect(label).toMatch(/^[A-Z][a-z ]+$/)
        expect(readable(waarde)).toMatch(/^(− )?€ [\d.]+$|^-$|^n\.b\.$/)
      }
    })
    expect(titelTekst('benodigdeHypotheek')).toBe('Je benodigde hypotheek')
    const leen = { key: 'maximaleHypotheek', waarde: { _tag: 'Afwezig' } } as const
    const waarom = { ...leen, toelichting: { _tag: 'NietMeerDanDeWaarde' } } as const
    expect([leen, waarom].map(regelTekst).map(({ toelichting }) => toelichting)).toEqual([
      undefined,
      'Niet meer dan de woning waard is',
    ])
  })

  it('cijferTekst gives each figure the description of its calculation step', () => {
    everyTimes(numberOfRuns(20), huishoudens, ({ verzoek, kader }) => {
      const graaf = rightOf(verantwoord(verzoek, kader))
      const stappen = CIJFERS.flatMap((cijfer) => stapVan(graaf, cijfer) ?? [])
      expect(stappen.length).toBeGreaterThan(10)
      for (const { id, omschrijving } of each('steps', stappen))
        expect(CIJFERS.filter((cijfer) => id.endsWith(`.${cijfer}`)).map(cijferTekst)).toContain(omschrijving)
    })
  })
})

const leeg = na({})

const hulpBij = (wie: Wie, dienstBetrekking: DienstBetrekking) =>
  vraagWoorden(`${wie}.inkomen`, { ...leeg, [wie]: { ...leeg[wie], dienstBetrekking } }).hulp

it.each(['eigen', 'partner'] as const)('the help text for the income of %s fits the chosen kind of income', (wie) => {
  expect(hulpBij(wie, 'DienstbetrekkingVast')).toMatch(/vakantiegeld/)
  expect(hulpBij(wie, 'DienstbetrekkingTijdelijk')).toMatch(/vakantiegeld.*werkgever.*in dienst kan blijven/)
  expect(hulpBij(wie, 'Onderneming')).toMatch(/gemiddelde winst.*laatste 3 jaar/)
  expect(hulpBij(wie, 'Onderneming')).not.toMatch(/vakantiegeld/)
})

it.each(['eigen', 'partner'] as const)('the help text for the income of %s says to add up all incomes', (wie) => {
  for (const soort of ['DienstbetrekkingVast', 'DienstbetrekkingTijdelijk', 'Onderneming'] as const)
    expect(hulpBij(wie, soort)).toMatch(
      /meer inkomens\? Tel ze op\. Kies hierboven het soort inkomen .* AOW\? Kies dan Pensioen\.$/,
    )
})

it('the help text about debts says to add erfpacht to the loans, of one buyer if two people buy', () => {
  const hulp = (alleenSamen: 'alleen' | 'samen') => vraagWoorden('schulden', { ...leeg, alleenSamen }).hulp
  expect(hulp('alleen')).toMatch(/Betaal je erfpacht\? Tel de canon per maand bij je leningen op\.$/)
  expect(hulp('samen')).toMatch(
    /Betalen jullie erfpacht\? Tel de canon per maand op bij de leningen van een van jullie\.$/,
  )
})

it('the kind of income of the visitor does not change the help text for the income of the partner', () => {
  const eenZzper = { ...leeg, eigen: { ...leeg.eigen, dienstBetrekking: 'Onderneming' as const } }
  expect(vraagWoorden('partner.inkomen', eenZzper).hulp).toMatch(/vakantiegeld/)
})

it.each(['schulden', 'woonJeNuInEenKoopwoning'] as const)('for two buyers, the question %s is about both', (veld) => {
  expect(vraagWoorden(veld, leeg).label).toMatch(/^(Heb|Woon) je /)
  expect(vraagWoorden(veld, { ...leeg, alleenSamen: 'samen' }).label).toMatch(/een van jullie/)
})

it.each([
  ['woonJeNuInEenKoopwoning', /die woning verkoopt/, /jullie die woning verkopen/],
  ['eigenGeld', /hoeveel je zelf kan betalen/, /Tel op wat jullie samen hebben/],
] as const)('the help text for %s addresses both buyers when two people buy', (veld, alleen, samen) => {
  expect(vraagWoorden(veld, leeg).hulp).toMatch(alleen)
  expect(vraagWoorden(veld, { ...leeg, alleenSamen: 'samen' }).hulp).toMatch(samen)
})

it.each(['dienstBetrekking', 'inkomen', 'pensioenBinnen10Jaar', 'leningen'] as const)(
  'the question %s has an explanation for the visitor and one for the partner',
  (veld) => {
    for (const wie of ['eigen', 'partner'] as const)
      expect(vraagWoorden(`${wie}.${veld}`, leeg).toelichting).toMatch(/^[A-Z].*\.$/)
  },
)

it('no two questions have the same explanation', () => {
  const uitleg = VELDEN.flatMap((veld) => vraagWoorden(veld, leeg).toelichting ?? [])
  expect(uitleg.length).toBeGreaterThan(10)
  expect(new Set(uitleg).size).toBe(uitleg.length)
  expect(vraagWoorden('eigenGeld', leeg).toelichting).toBeUndefined()
})

type Geval = readonly [veld: Veld, antwoorden: Handed, tekst: string, labelCode: LabelCode]

/** Each case: a question, the answers, the printed answer and the brand. Source: specification, sections 3 and 4. */
const GEVALLEN: readonly Geval[] = [
  ['eigen.inkomen', { 'eigen.inkomen': 61_234 }, '€ 61.234', 'MY'],
  ['eigenGeld', { eigenGeld: 0 }, '€ 0', 'MY'],
  ['eigenGeld', {}, 'Niet ingevuld', 'MY'],
  ['alleenSamen', { alleenSamen: 'samen' }, 'Samen', 'MY'],
  ['schulden', { schulden: 'ja' }, 'Ja', 'MY'],
  ['bestaandeWoning', { bestaandeWoning: 'Nieuwbouw' }, 'Nieuwbouw', 'MY'],
  ['eigen.dienstBetrekking', { 'eigen.dienstBetrekking': 'Onderneming' }, 'Zzp-inkomen', 'MY'],
  ['eigen.dienstBetrekking', { 'eigen.dienstBetrekking': 'Onderneming' }, 'Inkomen uit onderneming(en)', 'FL'],
  ['energielabelType', { energielabelType: 'A4EP' }, 'A++++ (EP garantie)', 'MY'],
  ['renteperiode', { renteperiode: 1 }, 'Variabel (1 maand vast)', 'MY'],
  ['renteperiode', { renteperiode: 240 }, '20 jaar', 'MY'],
  ['eigen.startersvrijstelling', {}, 'Weet ik niet', 'MY'],
]

it.each(GEVALLEN)("antwoordTekst for %s after the answers %o is '%s'", (veld, antwoorden, tekst, labelCode) => {
  expect(readable(antwoordTekst(veld, na(antwoorden, labelCode)))).toBe(tekst)
})
