import { describe, expect, it } from 'vitest'

import { aannamesVan, standaardKosten, type Aanname, type Aannamenaam, type Onderpand } from '../../../domain'
import { zinVan } from '../../../domain/aannames/woorden'
import type { EnergielabelType } from '../../../domain/orientatie'
import { verantwoord } from '../../../domain/uitleg'
import { everyTimes, everyVerzoekMetOnderpand } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import { metKader } from '../../../adapters/testing/arbitraries/verzoek'
import { verzoekVanTwee } from '../rekenkern/verzoekVanTwee'
import { rightOf } from '../rekenkern/rightOf'
import {
  aannamesBij,
  bestaandeWoning,
  kaderVan,
  opzetBij,
  verzoekVan,
  type Omstandigheden,
  type Persoon,
} from '../rekenkern/voorbeeldverzoek'
import { readable } from '../../support/readable'

interface Voorbeeld extends Omstandigheden {
  readonly personen?: readonly Persoon[]
}

const aannamesVanVoorbeeld = ({ personen = [{ inkomen: 60_000 }], ...rest }: Voorbeeld): readonly Aanname[] =>
  aannamesBij(verzoekVan(personen, rest), kaderVan(rest))
const namenVan = (voorbeeld: Voorbeeld) => aannamesVanVoorbeeld(voorbeeld).map(({ naam }) => naam)

const iemand = (persoon: Persoon): Voorbeeld => ({ personen: [{ inkomen: 60_000, ...persoon }] })
const twee = (een: Persoon, ander: Persoon): Voorbeeld => ({ personen: [een, ander] })
const woning = (anders: Partial<Onderpand> = {}, koopsom = 300_000): Voorbeeld => ({
  jaar: 2026,
  onderpand: bestaandeWoning(koopsom, anders),
})
const nieuwbouw = (anders: Partial<Onderpand> = {}): Voorbeeld => woning({ onderpandType: 'Nieuwbouw', ...anders })

const verkoop = { verkoopprijs: 200_000, huidigHypotheekbedrag: 100_000 }
/** A sale that leaves nothing after 2% selling costs, and one that leaves a restschuld of 1 euro. */
const [zonderSchuld, metSchuld] = [98_000, 98_001].map((huidigHypotheekbedrag) => ({
  verkoopprijs: 100_000,
  huidigHypotheekbedrag,
}))
/** Returns a buyer of a home of `koopsom` who can borrow more than both NHG limits of 2026, 470.000 and 498.200. */
const ruim = (koopsom: number, anders: Voorbeeld = {}): Voorbeeld => ({
  ...iemand({ inkomen: 150_000 }),
  ...woning({}, koopsom),
  ...anders,
})

const nieuwbouwMet = (energielabelType: EnergielabelType, koopsom = 498_200): Voorbeeld => ({
  onderpand: bestaandeWoning(koopsom, { onderpandType: 'Nieuwbouw', energielabelType }),
})

/** Per row: an aanname, an example to which it applies, and a similar example to which it does not apply. */
const gevallen: readonly (readonly [naam: Aannamenaam, wel: Voorbeeld, niet: Voorbeeld])[] = [
  ['pensioenBinnen10Jaar', iemand({ pensioenBinnen10Jaar: 1 }), iemand({})],
  [
    'volgordeVanPensioen',
    twee({ pensioenBinnen10Jaar: 1 }, { pensioenBinnen10Jaar: 1 }),
    twee({ pensioenBinnen10Jaar: 1 }, {}),
  ],
  [
    'volgordeVanPensioen',
    twee({ pensioenBinnen10Jaar: 1 }, { pensioenBinnen10Jaar: 1 }),
    iemand({ pensioenBinnen10Jaar: 1 }),
  ],
  ['pensioenIsAow', iemand({ soort: 'Pensioen' }), iemand({ soort: 'Overig' })],
  ['tijdelijkInkomen', iemand({ soort: 'DienstbetrekkingTijdelijk' }), iemand({})],
  ['inkomenUitOnderneming', iemand({ soort: 'Onderneming' }), iemand({})],
  ['overigInkomen', iemand({ soort: 'Overig' }), iemand({})],
  [
    'gelijkInkomen',
    twee({ inkomen: 40_000, pensioenBinnen10Jaar: 30_000 }, { inkomen: 30_000 }),
    twee({ inkomen: 40_000, pensioenBinnen10Jaar: 29_999 }, { inkomen: 30_000 }),
  ],
  ['studieschuld', iemand({ studieschuld: 1 }), iemand({ studieschuld: 0 })],
  ['studieschuld', iemand({ studieschuld: 1 }), iemand({ leningen: 1 })],
  ['studieschuldfactor', iemand({ studieschuld: 1 }), iemand({ leningen: 1 })],
  ['leningen', iemand({ leningen: 1 }), iemand({ studieschuld: 1 })],
  ['partneralimentatie', iemand({ alimentatie: 1 }), iemand({ leningen: 1 })],
  ['zonderRuimte', iemand({ inkomen: 30_000, leningen: 5000 }), iemand({ inkomen: 30_000 })],
  ['zonderRuimte', iemand({ inkomen: 30_000, leningen: 5000 }), iemand({ inkomen: 0 })],
  ['zonderRuimte', iemand({ inkomen: 30_000, leningen: 5000 }), iemand({ soort: 'Overig', inkomen: 30_000 })],
  ['toetsrente', { periode: 72, labelCode: 'FL' }, { periode: 120, labelCode: 'FL' }],
  ['zonderWoning', {}, woning()],
  ['maandlastZonderWoning', {}, woning()],
  ['labelOnbekend', { onderpand: { koopsom: 300_000, onderpandType: 'BestaandeBouw' } }, woning()],
  ['labelOnbekend', woning({ energielabelType: 'Onbekend' }), nieuwbouw({ energielabelType: 'Onbekend' })],
  ['labelOnbekendNieuwbouw', nieuwbouw({ energielabelType: 'Onbekend' }), nieuwbouw()],
  ['labelOnbekendNieuwbouw', nieuwbouw({ energielabelType: 'Onbekend' }), woning({ energielabelType: 'Onbekend' })],
  ['waardeIsPrijs', woning(), {}],
  ['werkInWaarde', woning({ meerwerkOfVerbouwingskosten: 1 }), woning({ meerwerkOfVerbouwingskosten: 0 })],
  ['energiebesparing', woning({ energielabelType: 'C' }), woning({ energielabelType: 'A4' })],
  ['energiebesparing', woning(), nieuwbouw()],
  ['nhg', woning(), ruim(480_000)],
  ['hogereNhgGrens', ruim(498_200), ruim(498_201)],
  ['hogereNhgGrens', ruim(498_200), ruim(300_000)],
  ['hogereNhgGrens', ruim(470_001), ruim(470_000)],
  ['hogereNhgGrens', ruim(498_200), ruim(498_200, nieuwbouwMet('A3'))],
  ['hogereNhgGrensNieuwbouw', ruim(498_200, nieuwbouwMet('A3')), ruim(498_200, nieuwbouwMet('A4'))],
  ['hogereNhgGrensNieuwbouw', ruim(498_200, nieuwbouwMet('Onbekend')), ruim(498_200)],
  [
    'hogereNhgGrens',
    ruim(477_000, { ...nieuwbouwMet('A4', 477_000), jaar: 2025 }),
    ruim(477_000, nieuwbouwMet('A4', 477_000)),
  ],
  [
    'hogereNhgGrens',
    ruim(498_200),
    ruim(498_000, { onderpand: bestaandeWoning(498_000, { meerwerkOfVerbouwingskosten: 201 }) }),
  ],
  ['hogereNhgGrens', ruim(498_200), ruim(498_200, { eigenInleg: 900_000 })],
  ['eigenBewoning', woning(), {}],
  ['gemiddeldeKosten', woning(), nieuwbouw()],
  ['kostenNieuwbouw', nieuwbouw(), woning()],
  ['bijkomendeKosten', woning(), {}],
  ['renteTijdensBouw', nieuwbouw(), woning()],
  ['verkoop', woning(verkoop), woning()],
  ['verkoopkosten', woning(verkoop), woning()],
  ['huidigeHypotheek', woning(verkoop), woning()],
  ['restschuld', woning(metSchuld), woning(zonderSchuld)],
  ['renteOverRestschuld', woning(metSchuld), woning(zonderSchuld)],
  ['belastingZonderHypotheek', { ...woning(), eigenInleg: 308_150 }, { ...woning(), eigenInleg: 308_149 }],
  ['belastingZonderHypotheek', { ...woning(), eigenInleg: 308_150 }, { ...woning(), ...iemand({ leningen: 2000 }) }],
  ['eigenGeldEerst', { ...woning(), eigenInleg: 1 }, { ...woning(), eigenInleg: 0 }],
  ['wozWaarde', woning(), {}],
  ['partners', twee({ inkomen: 60_000 }, {}), iemand({})],
]

describe('aannames', () => {
  it.each(gevallen)('aanname %s applies to %j, and not to %j', (naam, wel, niet) => {
    expect([wel, niet].map((voorbeeld) => namenVan(voorbeeld).includes(naam))).toEqual([true, false])
  })

  it.each<readonly [Aannamenaam, Voorbeeld]>([
    ['gemiddeldeKosten', woning()],
    ['kostenNieuwbouw', nieuwbouw()],
  ])('aanname %s does not apply if the rekenkader has cost items, even the standard ones', (naam, voorbeeld) => {
    const kader = { ...kaderVan(voorbeeld), kosten: { ...standaardKosten } }
    expect(aannamesBij(verzoekVan([{ inkomen: 60_000 }], voorbeeld), kader).map((een) => een.naam)).not.toContain(naam)
  })

  it.each([{ advieskosten: 1 }, { afhandelingskosten: 1 }])(
    'aannames bijkomendeKosten and renteTijdensBouw do not apply to a result with %o',
    (kosten) => {
      const verzoek = verzoekVan([{ inkomen: 60_000 }], nieuwbouw())
      const opzet = opzetBij(verzoek, kaderVan())
      const namen = (anders: object) => aannamesVan(verzoek, { ...opzet, ...anders }).map(({ naam }) => naam)
      expect(namen({})).toEqual(expect.arrayContaining(['bijkomendeKosten', 'renteTijdensBouw']))
      expect(namen(kosten).filter((naam) => /^(bijkomendeKosten|renteTijdensBouw)$/.test(naam))).toEqual([])
    },
  )

  it('aanname verkoop does not apply to a result without overwaarde', () => {
    const verzoek = verzoekVan([{ inkomen: 60_000 }], woning(verkoop))
    const { overwaarde, ...zonder } = opzetBij(verzoek, kaderVan())
    expect(overwaarde).toBe(96_000)
    expect(aannamesVan(verzoek, zonder).map(({ naam }) => naam)).not.toContain('verkoop')
  })

  it('anders of labelOnbekend has the maxima of a calculation with label A+++', () => {
    everyVerzoekMetOnderpand((verzoek, kader) => {
      const met = (energielabelType: 'Onbekend' | 'A3') => ({
        ...verzoek,
        onderpand: { ...verzoek.onderpand, energielabelType },
      })
      const anders = aannamesBij(met('Onbekend'), kader).find(({ naam }) => naam.startsWith('labelOnbekend'))?.anders
      const { maximaleHypotheekOpInkomen, maximaleHypotheek } = opzetBij(met('A3'), kader)
      sometimes('a higher maximum', anders)
      expect(anders ?? opzetBij(met('Onbekend'), kader)).toMatchObject({
        maximaleHypotheekOpInkomen,
        maximaleHypotheek,
      })
    }, numberOfRuns(300))
  })

  it('aanname labelOnbekend gives the maximum with label A+++, on income and for the home', () => {
    const verzoekMet = (energielabelType: 'Onbekend' | 'A3') =>
      verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(200_000, { energielabelType }) })
    const aanname = aannamesBij(verzoekMet('Onbekend'), kaderVan()).find(({ naam }) => naam === 'labelOnbekend')
    const { maximaleHypotheekOpInkomen } = opzetBij(verzoekMet('A3'), kaderVan())
    expect(aanname?.anders).toMatchObject({ maximaleHypotheekOpInkomen, maximaleHypotheek: 200_000 })
    expect(readable(aanname && zinVan(aanname))).toMatch(
      /Met label A\+\+\+ is je maximum € [\d.]+\. Voor deze woning kan je dan € 200\.000 lenen\.$/,
    )
  })
})

it('aanname gelijkInkomen applies exactly if two incomes are equal at some moment, and one is a pension', () => {
  everyTimes(numberOfRuns(300), metKader(verzoekVanTwee), ([verzoek, kader]) => {
    const isGelijk = rightOf(verantwoord(verzoek, kader))
      .stappen.filter(({ id }) => id.endsWith('leeftijdsgroep'))
      .some(({ invoer }) => {
        const { toetsinkomenEerste, toetsinkomenTweede, soortEerste, soortTweede } = Object.fromEntries(
          invoer.map(({ naam, waarde }) => [naam, waarde]),
        )
        const metPensioen = [soortEerste, soortTweede].filter((soort) => soort === 'Pensioen').length
        return toetsinkomenEerste === toetsinkomenTweede && metPensioen === 1
      })
    expect(aannamesBij(verzoek, kader).some(({ naam }) => naam === 'gelijkInkomen')).toBe(
      sometimes('equal incomes', isGelijk),
    )
  })
  const metRuis = { inkomen: 20_000.13, alimentatie: 0.01 }
  expect(namenVan(twee(metRuis, { soort: 'Pensioen', inkomen: 20_000.01 }))).toContain('gelijkInkomen')
})
