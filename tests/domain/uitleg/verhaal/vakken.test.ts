import { expect, it } from 'vitest'

import { normenVan } from '../../../../domain'
import { toVerhaal } from '../../../../domain/uitleg/verhaal'
import { bestaandeWoning, verzoekVan, type Persoon } from '../../rekenkern/voorbeeldverzoek'
import { readable } from '../../../support/readable'
import { grondVan, kader2025, voorbeeld, type Veld } from './verhalen'

const OP_INKOMEN = 'maximaleHypotheekOpInkomen'

/** Returns the example request with one person, whose income is by default 60.000, and with the fields of `deel`. */
const een = (persoon: Persoon, deel: Partial<typeof voorbeeld> = {}): typeof voorbeeld => ({
  ...voorbeeld,
  hypotheekgevers: verzoekVan([{ inkomen: 60_000, ...persoon }]).hypotheekgevers,
  ...deel,
})

const samen = verzoekVan([{ inkomen: 60_000, pensioenBinnen10Jaar: 20_000 }, { inkomen: 30_000 }]).hypotheekgevers

const koopt = (prijs: number, eigenInleg = 20_000, verkoop: Parameters<typeof bestaandeWoning>[1] = {}) =>
  een({}, { eigenInleg, onderpand: bestaandeWoning(prijs, verkoop) })

/** Every row uses the norms of 2025 and a rate of 3,75%. Other tests check how the amounts are calculated. */
it.each<readonly [string, Veld, typeof voorbeeld, readonly string[]]>([
  [
    'the share of the income, the monthly cost and the loan',
    OP_INKOMEN,
    een({}),
    [
      'Je inkomen € 60.000 per jaar',
      '→ Daarvan mag 23,5% naar je hypotheek',
      '→ Dat is € 1.175 per maand',
      '→ Daarmee kan je lenen € 275.716 in 30 jaar, bij 3,75% rente en met € 22.000 extra',
    ],
  ],
  [
    'the monthly room after debts',
    OP_INKOMEN,
    een({ leningen: 150, studieschuld: 80 }),
    [
      'Je inkomen € 60.000 per jaar',
      '→ Daarvan mag 23,5% naar hypotheek, leningen en studieschuld',
      '→ Na leningen en studieschuld blijft over € 929 per maand: € 1.175 min € 246',
      '→ Daarmee kan je lenen € 222.597 in 30 jaar, bij 3,75% rente en met € 22.000 extra',
    ],
  ],
  [
    'a loan of 0 when debts exceed the allowed monthly cost',
    OP_INKOMEN,
    een({ leningen: 2000 }),
    [
      'Je inkomen € 60.000 per jaar',
      '→ Naar hypotheek en leningen mag € 1.175 per maand: 23,5% van dat inkomen',
      '→ Naar leningen gaat € 2.000 per maand',
      '→ Dus kan je lenen € 0',
    ],
  ],
  ['nothing without an income', OP_INKOMEN, een({ inkomen: 0 }), []],
  [
    'the income that counts after alimony',
    OP_INKOMEN,
    een({ alimentatie: 500 }),
    [
      'Je inkomen dat meetelt € 54.000 per jaar',
      '→ Daarvan mag 23,5% naar je hypotheek',
      '→ Dat is € 1.058 per maand',
      '→ Daarmee kan je lenen € 250.344 in 30 jaar, bij 3,75% rente en met € 22.000 extra',
    ],
  ],
  [
    'the income after retirement when it lowers the limit',
    OP_INKOMEN,
    een({ pensioenBinnen10Jaar: 30_000 }),
    [
      'Je inkomen dat meetelt € 30.000 per jaar, met pensioen',
      '→ Daarvan mag 22% naar je hypotheek',
      '→ Dat is € 550 per maand',
      '→ Daarmee kan je lenen € 140.760 in 30 jaar, bij 3,75% rente en met € 22.000 extra',
    ],
  ],
  [
    'the income of two buyers after one of them retires',
    OP_INKOMEN,
    een({}, { hypotheekgevers: samen }),
    [
      'Jullie inkomen dat meetelt € 50.000 per jaar, als jij met pensioen bent',
      '→ Daarvan mag 23,5% naar je hypotheek',
      '→ Dat is € 979 per maand',
      '→ Daarmee kan je lenen € 216.430 in 30 jaar, bij 3,75% rente en met € 5.000 extra',
    ],
  ],
  [
    'the value of a home that is below the loan for the income',
    'maximaleHypotheek',
    koopt(100_000),
    [
      'Op je inkomen kan je lenen € 275.716',
      '→ De woning is waard € 100.000 en je mag 100% daarvan lenen',
      '→ Het laagste telt: je kan lenen € 100.000',
    ],
  ],
  [
    'the costs of the purchase and of the mortgage',
    'benodigdeFinanciering',
    koopt(300_000),
    ['De woning en de koop kosten € 306.700', '+ De hypotheek kost € 2.553', '= Je hebt nodig € 309.253'],
  ],
  [
    'the loan that remains after a sale that pays for a part of the home',
    'hypotheekbedrag',
    koopt(300_000, 20_000, { verkoopprijs: 200_000, huidigHypotheekbedrag: 100_000 }),
    [
      'De woning en alle kosten € 308.922',
      '− Je overwaarde € 96.000 gaat eraf',
      '− Je eigen geld € 20.000 gaat eraf',
      '= Dus leen je € 192.922',
    ],
  ],
  [
    'a loan of 0 after a sale that pays for everything',
    'hypotheekbedrag',
    koopt(100_000, 20_000, { verkoopprijs: 400_000, huidigHypotheekbedrag: 100_000 }),
    ['De woning en alle kosten € 104.150', '→ Je overwaarde € 292.000 is genoeg', '→ Dus leen je € 0'],
  ],
  [
    'a loan of 0 for more own money than is needed',
    'hypotheekbedrag',
    koopt(100_000, 200_000),
    [
      'De woning en de koop kosten € 102.700',
      '→ De hypotheek kost € 1.450',
      '→ Je eigen geld € 200.000 is meer dan genoeg',
      '→ Dus leen je € 0',
    ],
  ],
  [
    'a loan of 0 for exactly the own money that is needed',
    'hypotheekbedrag',
    koopt(100_000, 104_150),
    [
      'De woning en de koop kosten € 102.700',
      '+ De hypotheek kost € 1.450',
      '− Je eigen geld € 104.150 gaat eraf',
      '= Dus leen je € 0',
    ],
  ],
  [
    'the maximum mortgage for a home that costs more than the buyer can pay',
    'hypotheekbedrag',
    koopt(500_000),
    [
      'Je hebt nodig € 512.150',
      '→ Je eigen geld € 20.000 gaat eraf',
      '→ Je leent wat je hoogstens kan lenen € 275.716',
    ],
  ],
  [
    'the shortage: the need minus the loan and own money',
    'extraBenodigdeEigenInleg',
    koopt(500_000),
    ['Je hebt nodig € 512.150', '− Je kan lenen € 275.716', '− Je eigen geld € 20.000 gaat eraf', '= Tekort € 216.434'],
  ],
  [
    'the loan and the rate behind the gross monthly cost',
    'maandlastBruto',
    koopt(200_000),
    [
      'Je leent € 186.898 en betaalt dat in 30 jaar terug',
      '→ De rente is 3,75% per jaar',
      '→ Dat kost € 866 per maand aan rente en aflossing',
    ],
  ],
  [
    'the tax refund in the net monthly cost',
    'maandlastNetto',
    koopt(200_000),
    [
      'Je leent € 186.898 in 30 jaar, bij 3,75% rente',
      '→ Bruto betaal je € 866 per maand',
      '− Belastingvoordeel € 229 per maand, in het eerste jaar',
      '= Netto betaal je € 637 per maand',
    ],
  ],
  [
    'the extra tax in the net monthly cost',
    'maandlastNetto',
    koopt(1_500_000, 1_400_000),
    [
      'Je leent € 132.150 in 30 jaar, bij 3,75% rente',
      '→ Bruto betaal je € 612 per maand',
      '+ Extra belasting € 32 per maand, in het eerste jaar',
      '= Netto betaal je € 644 per maand',
    ],
  ],
])('the boxes (vakken) of a short explanation show %s', (_, veld, verzoek, verwacht) => {
  const { vakken } = toVerhaal(grondVan(verzoek, kader2025, veld), 'kort')
  expect(vakken.map(gelezen)).toEqual(verwacht)
})

const gelezen = ({ teken, naam, waarde, bij }: ReturnType<typeof toVerhaal>['vakken'][number]): string =>
  readable([teken, naam, waarde, bij].flatMap((deel) => deel ?? []).join(' '))

/** Uses the norms of 2026, because the norms of 2025 have no tables for a loan with non-deductible interest. */
it('the boxes (vakken) of a short explanation show a restschuld that lowers maximaleHypotheek', () => {
  const kader = { ...kader2025, normen: normenVan(2026) }
  const { vakken } = toVerhaal(
    grondVan(
      koopt(300_000, 20_000, { verkoopprijs: 250_000, huidigHypotheekbedrag: 300_000 }),
      kader,
      'maximaleHypotheek',
    ),
    'kort',
  )
  expect(vakken.map(gelezen)).toEqual([
    'Op je inkomen kan je lenen € 265.999',
    '→ Je restschuld is € 55.000',
    '→ Je restschuld telt mee: je kan lenen € 249.970',
  ])
})
