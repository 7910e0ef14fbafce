import { describe, expect, it } from 'vitest'

import { verantwoord } from '../../../domain/uitleg'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan, type Omstandigheden, type Persoon } from '../rekenkern/voorbeeldverzoek'

interface Voorbeeld extends Omstandigheden {
  readonly personen?: readonly Persoon[]
}

/** Returns the text `keuze` of each step with this id in an example; an empty text for a step without `keuze`. */
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

/** Each row has a step id, the pattern of a choice text, an example with a matching text and an example without one. */
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

describe('keuze of a step', () => {
  it.each(keuzes)('keuze of step %s matches %s only in an example with that choice', (id, zin, wel, niet) => {
    expect(keuzesBij(wel, id)).toEqual([expect.stringMatching(zin)])
    expect(keuzesBij(niet, id).filter((keuze) => zin.test(keuze))).toEqual([])
  })

  it('keuze of pensioentoets.eerste.bedragAlleenstaande adds that the amount is tested again after retirement', () => {
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
