import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzetVerzoek } from '../../../domain'
import { verantwoord } from '../../../domain/uitleg'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { metKader } from '../../../adapters/testing/arbitraries/verzoek'
import { verzoekVanTwee } from '../rekenkern/verzoekVanTwee'
import { rightOf } from '../rekenkern/rightOf'
import {
  aannamesBij,
  bestaandeWoning,
  kaderVan,
  verzoekVan,
  type Omstandigheden,
  type Persoon,
} from '../rekenkern/voorbeeldverzoek'

const namenVan = (personen: readonly Persoon[]) => aannamesBij(verzoekVan(personen), kaderVan()).map(({ naam }) => naam)

describe('a choice of this calculator', () => {
  it('names figures of the norms and of our own, in the sentence too', () => {
    const onderpand = bestaandeWoning(480_000, { verkoopprijs: 300_000 })
    const [duur, nhg] = [verzoekVan([{ inkomen: 150_000 }], { onderpand, periode: 60 }), bestaandeWoning(300_000)]
    const kader = { ...kaderVan({ periode: 60, jaar: 2026 }) }
    const zinnenVan = (verzoek: FinancieringsOpzetVerzoek) =>
      rightOf(verantwoord(verzoek, kader)).aannames.flatMap(({ naam, getal, toelichting }) =>
        getal === undefined ? [] : [`${naam}: ${toelichting}`],
      )
    expect(zinnenVan(duur)).toEqual([
      'toetsrente: Je rente staat korter dan 10 jaar vast. Daarom rekenen we met minstens de toetsrente van de AFM. ' +
        'In het laatste kwartaal dat we kennen, is die 5%.',
      'energiebesparing: Wat je extra mag lenen om energie te besparen, zit hier niet in. Met dat bedrag erbij mag ' +
        'je hypotheek hoogstens 106% van de waarde zijn.',
      'hogereNhgGrens: Voor zuinige woningen is de NHG-grens hoger: € 498.200. Daar rekenen we niet mee.',
      'verkoopkosten: We schatten wat de verkoop van je huidige woning kost. We rekenen 2% van de verkoopprijs.',
      'eenNormjaar: We vragen niet wanneer je het aanbod krijgt en bij de notaris tekent. ' +
        'Voor alles rekenen we met de regels van 2026.',
    ])
    const nietsGeleend = verzoekVan([{ inkomen: 150_000 }], { onderpand, periode: 60, eigenInleg: 900_000 })
    expect(zinnenVan(nietsGeleend).join()).not.toContain('NHG')
    expect(zinnenVan(verzoekVan([{ inkomen: 60_000 }], { onderpand: nhg, periode: 60 }))).toContain(
      'nhg: Je woning kost niet meer dan de NHG-grens en je leent niet meer, dus we rekenen met NHG. Of je aan de andere ' +
        'voorwaarden voldoet, kijken we niet na. De kosten van NHG, 0,4% van je hypotheek, leen je mee.',
    )
  })

  it('has the figures that a calculation was given, not those of a year', () => {
    const kader = kaderVan({ jaar: 2026, periode: 60 })
    const { leningTenOpzichteVanWaarde: lening, toetsrente } = kader.normen
    const normen = {
      ...kader.normen,
      toetsrente: { ...toetsrente, waarde: [5, 5.3] as const },
      leningTenOpzichteVanWaarde: { ...lening, waarde: { ...lening.waarde, hoogsteMetVerduurzaming: 110 } },
    }
    const verzoek = verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(300_000), periode: 60 })
    expect(aannamesBij(verzoek, { ...kader, normen })).toEqual(
      expect.arrayContaining([
        { naam: 'toetsrente', groep: 'bijJou', getal: 5.3 },
        { naam: 'energiebesparing', groep: 'bijDeWoning', getal: 110 },
      ]),
    )
  })

  it('names a tie of two kinds of income just when there is one, now or after a pension', () => {
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
      expect(aannamesBij(verzoek, kader).some(({ naam }) => naam === 'gelijkInkomen')).toBe(isGelijk)
    })
    const metRuis = { inkomen: 20_000.13, alimentatie: 0.01 }
    expect(namenVan([metRuis, { soort: 'Pensioen', inkomen: 20_000.01 }])).toContain('gelijkInkomen')
  })

  it('says that nothing is added without room, to who has an income', () => {
    expect(namenVan([{ inkomen: 30_000, leningen: 5000 }])).toContain('zonderRuimte')
    expect(namenVan([{ inkomen: 30_000 }])).not.toContain('zonderRuimte')
    expect(namenVan([{ inkomen: 0 }])).not.toContain('zonderRuimte')
    expect(namenVan([{ soort: 'Overig', inkomen: 30_000 }])).not.toContain('zonderRuimte')
  })
})

interface Voorbeeld extends Omstandigheden {
  readonly personen?: readonly Persoon[]
}

/** What a step of this example says beside its formula: the choice that was made, or why it is as it is. */
const keuzesBij = ({ personen = [{ inkomen: 60_000 }], ...rest }: Voorbeeld, id: string): readonly string[] =>
  rightOf(verantwoord(verzoekVan(personen, rest), kaderVan(rest)))
    .stappen.filter((stap) => stap.id === id)
    .map(({ keuze = '' }) => keuze)

const onderpand = bestaandeWoning(300_000)
const metLabel = (energielabelType: 'Onbekend' | 'C') => ({ onderpand: { ...onderpand, energielabelType } })
const verkoop = (huidigHypotheekbedrag?: number) => ({
  onderpand: {
    ...onderpand,
    verkoopprijs: 200_000,
    ...(huidigHypotheekbedrag === undefined ? {} : { huidigHypotheekbedrag }),
  },
})
const iemand = (persoon: Persoon) => ({ personen: [{ inkomen: 60_000, ...persoon }] })

/** The step, the sentence, an example where it is said and one where it is not. */
const keuzes: readonly (readonly [id: string, zin: RegExp, wel: Voorbeeld, niet: Voorbeeld])[] = [
  ['toetsrente', /welk kwartaal/, { periode: 60 }, { periode: 120 }],
  ['toets.1.verplichtingen', /2% van de hele lening/, iemand({ leningen: 0.01 }), iemand({})],
  ['toets.1.verplichtingen', /2% van de hele lening/, iemand({ studieschuld: 100 }), iemand({ leningen: 0 })],
  ['toets.leeftijdsgroep', /gelijk inkomen het laagste percentage/, { personen: [{ inkomen: 1 }, { inkomen: 1 }] }, {}],
  ['toets.bedragEnergielabel', /^Zonder bekend label/, metLabel('Onbekend'), metLabel('C')],
  ['toets.bedragEnergielabel', /^Zonder bekend label/, {}, metLabel('C')],
  ['aankoop.overdrachtsbelasting', /^Je gaat zelf in de woning wonen\./, { onderpand }, {}],
  ['maximaleHypotheekOpInkomen', /elke volgorde\. Eigen vermogen/, iemand({ pensioenBinnen10Jaar: 1 }), {}],
  ['maximaleHypotheek', /Boven de waarde lenen we niets mee/, { onderpand }, {}],
  ['belasting.aftrekbareRente', /restschuld zit helemaal in de hypotheek/, verkoop(250_000), verkoop(100_000)],
  [
    'belasting.aftrekbareRente',
    /^Eenmalige kosten .* een eerdere eigen woning vragen we niet/,
    verkoop(100_000),
    verkoop(250_000),
  ],
  ['belasting.waarde', /als WOZ-waarde/, { onderpand }, {}],
  ['belasting.1.inkomen', /Aftrekposten van ondernemers/, iemand({ soort: 'Onderneming' }), iemand({})],
  ['verkoop.saldo', /geen huidige hypotheek ingevuld/, verkoop(), verkoop(1)],
  ['verkoop.saldo', /verhuist niet mee/, verkoop(1), verkoop()],
]

describe('a choice in the trail', () => {
  it.each(keuzes)('of %s (%s) is named where it was made, and only there', (id, zin, wel, niet) => {
    expect(keuzesBij(wel, id)).toEqual([expect.stringMatching(zin)])
    expect(keuzesBij(niet, id).filter((keuze) => zin.test(keuze))).toEqual([])
  })

  it('of the amount for who lives alone says after a pension what is new then', () => {
    const metPensioen = iemand({ pensioenBinnen10Jaar: 20_000 })
    const [nu = ''] = keuzesBij(metPensioen, 'toets.bedragAlleenstaande')
    const [daarna] = keuzesBij(metPensioen, 'pensioentoets.eerste.bedragAlleenstaande')
    expect(nu).toMatch(/^De wet zegt ‘mag’, .* het geldt bij ons voor wie alleen koopt\.$/)
    expect(daarna).toBe(
      `${nu} Na pensioen kijken we opnieuw of dit bedrag geldt: ` +
        'met het inkomen na pensioen en de tabel die daarbij hoort.',
    )
  })
})
