import fc from 'fast-check'
import { either } from 'fp-ts'

import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { VERHAALDELEN } from '../../../domain/rekenkern/verhaaldelen'
import { toVerhaal } from '../../../domain/uitleg/verhaal'
import { verhaalwoorden } from '../../../domain/uitleg/verhaal/woorden'
import { type FinancieringsOpzetVerzoek, type Rekenkader, normenVan, standaardKosten } from '../../../domain'
import { aflossingsverloop } from '../../../domain/vergelijking'
import { bestaandeWoning, kaderVan, verzoekVan, woningMetLabel } from '../../domain/rekenkern/voorbeeldverzoek'
import { BREED, grondVan, type Veld } from '../../domain/uitleg/verhaal/verhalen'
import { regelsVan, type Voorbeelden } from './regelsVan'

const voorbeelden: Voorbeelden<typeof verhaalwoorden> = {
  herkomst: {
    regeling: [['Tijdelijke regeling hypothecair krediet', 'art. 3', 2026]],
    naarRegeling: [['Tijdelijke regeling hypothecair krediet']],
    pagina: [['Moneyou']],
    voorbeeldrente: [['Moneyou']],
    keuze: [['We tellen de bedragen op.']],
  },
  tabel: {
    totEnMet: [['4%']],
    boven: [['6,5%']],
    meerInkomen: [['€ 1.000', '24%']],
    meerInkomenGelijk: [['€ 1.000', '23,5%']],
    hogereRente: [['4%', '24,5%']],
    hogereRenteGelijk: [['4%', '23,5%']],
    duurdereWoning: [['€ 1.330.000', '0,35%']],
    duursteWoning: [['€ 1.330.000', '2,35%']],
    kortingDaalt: [['€ 29.736', '6,398%']],
    kortingStijgt: [['€ 11.965', '31,009%']],
    geenKorting: [['€ 132.920']],
    volgendeSchijf: [['€ 76.817', '49,5%']],
    beterLabel: [['B', '€ 10.000']],
    beterLabelGelijk: [['B', '€ 5.000']],
  },
}

/** The figures whose explanations are in the snapshot of texts. */
const VELDEN: readonly Veld[] = [
  ...BREED,
  'maximaleHypotheekOpInkomen',
  'maximaleHypotheek',
  'benodigdeFinanciering',
  'hypotheekbedrag',
  'verbouwingskosten',
  'meerwerk',
  'maandlastBruto',
  'timestamp',
]

type Huishouden = readonly [FinancieringsOpzetVerzoek, Rekenkader]

/** A request of two buyers with incomes just below tax bracket 2 (38.883 euro in 2026), so both share the forfait. */
const verdelen = verzoekVan([{ inkomen: 38_600 }, { inkomen: 38_600 }], {
  onderpand: { ...bestaandeWoning(525_000), verkoopprijs: 380_000, huidigHypotheekbedrag: 900_000 },
})

const RENTEPAAR = { '120': { nhg: 3.6, zonder: 3.8 } }
const zonderLeveringsakte = { ...standaardKosten, leveringsakte: 0 }

/** Households with a sentence that few others have. */
const zelden: readonly Huishouden[] = [
  [verdelen, kaderVan({ jaar: 2026, rente: 3.8 })],
  [
    verzoekVan([{ inkomen: 60_000 }], { labelCode: 'FL', periode: 144, onderpand: bestaandeWoning(300_000) }),
    kaderVan({ periode: 144 }),
  ],
  [
    verzoekVan([{ soort: 'Pensioen', inkomen: 40_000 }, { inkomen: 40_000 }], { onderpand: woningMetLabel('G') }),
    kaderVan(),
  ],
  [
    verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(300_000) }),
    { ...kaderVan(), kosten: zonderLeveringsakte },
  ],
  [
    verzoekVan([{ inkomen: 60_000, pensioenBinnen10Jaar: 30_000, studieschuld: 200 }, { inkomen: 20_000 }], {
      onderpand: bestaandeWoning(300_000),
    }),
    { ...kaderVan(), rentetarieven: RENTEPAAR, startersvrijstelling: 'eenVanTwee' },
  ],
  [verzoekVan([{ inkomen: 60_000 }]), { ...kaderVan(), rentetarieven: RENTEPAAR }],
  [
    verzoekVan([{ inkomen: 150_000 }], { onderpand: bestaandeWoning(480_000) }),
    { ...kaderVan({ jaar: 2026 }), rentetarieven: RENTEPAAR },
  ],
  // At 1,5% with NHG no mortgage fits beside the debts; at 6,5% without NHG one does.
  [
    verzoekVan([{ inkomen: 30_000, leningen: 450 }, { soort: 'Overig' }], { onderpand: bestaandeWoning(200_000) }),
    { ...kaderVan({ jaar: 2026 }), rentetarieven: { '120': { nhg: 1.5, zonder: 6.5 } } },
  ],
  [
    verzoekVan([{ inkomen: 60_000, studieschuld: 200 }], { onderpand: bestaandeWoning(10_000), eigenInleg: 5000 }),
    kaderVan({ rente: 4.2 }),
  ],
]

/** The households whose explanations are in the snapshot: generated ones with a fixed seed, and `zelden`. */
const huishoudens = [...fc.sample(arbitraries.metKader(arbitraries.verzoek()), { numRuns: 100, seed: 59 }), ...zelden]

/** Replaces every amount, every percentage, and every date with a time in a sentence by a fixed example value. */
const zonderCijfers = (zin: string): string =>
  zin
    .replaceAll(/€\u00A0[\d.]*\d(?:,\d\d)?|minder dan een (?:euro|cent)/g, '€ 1.000')
    .replaceAll(/\d+(?:,\d+)?%/g, '23,5%')
    .replaceAll(/\d\d-\d\d-\d{4} om \d\d:\d\d/g, '20-11-2026 om 12:00')

const zinnen = huishoudens.flatMap(([verzoek, kader]) =>
  VELDEN.flatMap((veld) => {
    const grond = { ...grondVan(verzoek, kader, veld), isVoorbeeldrente: veld === 'maandlastBruto' }
    return (['kort', 'volledig'] as const).flatMap((uitvoerigheid) => {
      const { kern, vakken, hoofdstukken } = toVerhaal(grond, uitvoerigheid)
      const getekend = vakken.map(({ naam, waarde, bij }) =>
        [naam, waarde, ...(bij === undefined ? [] : [bij])].join(' '),
      )
      const verteld = hoofdstukken.flatMap(({ stappen }) =>
        stappen.flatMap(({ zinnen: gezegd, keuze }) => [...gezegd, ...(keuze === undefined ? [] : [keuze])]),
      )
      return [...kern.map(({ zin }) => zin), ...getekend, ...verteld]
    })
  }),
)

/** The sentences of a repayment schedule: with a Hillen deduction that changes by law, and with one that stays. */
const verloopZinnen = [
  {},
  { hillenaftrek: { ...normenVan(2026).hillenaftrek, waarde: [{ jaar: 2026, percentage: 71.867 }] } },
].flatMap((anders) => {
  const kader = kaderVan({ jaar: 2026 })
  const verloop = aflossingsverloop(verzoekVan([{ inkomen: 60_000 }]), {
    ...kader,
    normen: { ...kader.normen, ...anders },
  })
  return either.isRight(verloop) ? [verloop.right.toelichting] : []
})

/**
 * The snapshot lines of the explanations: the titles, the fixed words, and each different sentence for `huishoudens`.
 */
export const verhaalRegels: readonly string[] = [
  ...regelsVan(VERHAALDELEN, 'verhaaldelen'),
  ...regelsVan(verhaalwoorden, 'verhaalwoorden', voorbeelden),
  ...[...new Set(zinnen.map(zonderCijfers))].toSorted().map((zin) => `verhaal: ${zin}`),
  ...verloopZinnen.map((zin) => `verloop: ${zonderCijfers(zin)}`),
]
