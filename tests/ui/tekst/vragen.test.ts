import { expect, it } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../domain'
import type { DienstBetrekking, LabelCode, Veld, Wie } from '../../../domain/orientatie'
import { antwoordTekst } from '../../../ui/tekst/keuzeTekst'
import { vragen } from '../../../ui/tekst/zinnen'
import { vraagWoorden } from '../../../ui/tekst/vragen'
import { handOver, type Handed } from '../../support/screen'

const leeg = nieuweOrientatie('MY')

const hulpBij = (wie: Wie, dienstBetrekking: DienstBetrekking) =>
  vraagWoorden(`${wie}.inkomen`, { ...leeg, [wie]: { ...leeg[wie], dienstBetrekking } }).hulp

it.each(['eigen', 'partner'] as const)('what counts as income of %s is told for its own kind only', (wie) => {
  expect(hulpBij(wie, 'DienstbetrekkingVast')).toMatch(/vakantiegeld/)
  expect(hulpBij(wie, 'DienstbetrekkingTijdelijk')).toMatch(/vakantiegeld.*werkgever.*in dienst kan blijven/)
  expect(hulpBij(wie, 'Onderneming')).toMatch(/gemiddelde winst.*laatste 3 jaar/)
  expect(hulpBij(wie, 'Onderneming')).not.toMatch(/vakantiegeld/)
})

it('the kind of income of one says nothing about that of the other', () => {
  const eenZzper = { ...leeg, eigen: { ...leeg.eigen, dienstBetrekking: 'Onderneming' as const } }
  expect(vraagWoorden('partner.inkomen', eenZzper).hulp).toMatch(/vakantiegeld/)
})

it.each(['schulden', 'woonJeNuInEenKoopwoning'] as const)('%s is asked of both when two buy', (veld) => {
  expect(vraagWoorden(veld, leeg).label).toMatch(/^(Heb|Woon) je /)
  expect(vraagWoorden(veld, { ...leeg, alleenSamen: 'samen' }).label).toMatch(/een van jullie/)
})

it.each([
  ['woonJeNuInEenKoopwoning', /die woning verkoopt/, /jullie die woning verkopen/],
  ['eigenGeld', /hoeveel je zelf kan betalen/, /Tel op wat jullie samen hebben/],
] as const)('%s says what to count of both when two buy', (veld, alleen, samen) => {
  expect(vraagWoorden(veld, leeg).hulp).toMatch(alleen)
  expect(vraagWoorden(veld, { ...leeg, alleenSamen: 'samen' }).hulp).toMatch(samen)
})

it.each(['dienstBetrekking', 'inkomen', 'pensioenBinnen10Jaar', 'leningen'] as const)(
  '%s is explained for the partner as it is for the visitor',
  (veld) => {
    for (const wie of ['eigen', 'partner'] as const)
      expect(vraagWoorden(`${wie}.${veld}`, leeg).toelichting).toMatch(/^[A-Z].*\.$/)
  },
)

it('every question has its own explanation', () => {
  const uitleg = Object.entries(vragen).flatMap(([veld, tekst]) => {
    if (!('toelichting' in tekst)) return []
    expect(vraagWoorden(veld as Veld, leeg).toelichting).toBe(tekst.toelichting)
    return [tekst.toelichting]
  })
  expect(new Set(uitleg).size).toBe(uitleg.length)
  expect(vraagWoorden('eigenGeld', leeg).toelichting).toBeUndefined()
})

type Geval = readonly [veld: Veld, antwoorden: Handed, tekst: string, labelCode: LabelCode]

/** A question, answers under a brand, and how the paper writes that of the question. Source: specification, 3 and 4. */
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

it.each(GEVALLEN)('the paper says of %s, with %o: %s', (veld, antwoorden, tekst, labelCode) => {
  const berekend = { ...wijzig(nieuweOrientatie(labelCode), handOver(antwoorden)), isVoorbeeldrente: true }
  expect(antwoordTekst(veld, berekend).replaceAll('\u00A0', ' ')).toBe(tekst)
})
