import { expect, it } from 'vitest'

import { nieuweOrientatie } from '../../../domain'
import type { DienstBetrekking, Veld, Wie } from '../../../domain/orientatie'
import { vragen } from '../../../ui/tekst/zinnen'
import { vraagWoorden } from '../../../ui/tekst/vragen'

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
