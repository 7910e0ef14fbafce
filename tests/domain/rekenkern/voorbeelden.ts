import { bestaandeWoning, woningMetLabel, type Omstandigheden, type Persoon } from './voorbeeldverzoek'

/** A checked highest mortgage on income, in euro. */
interface Maximum extends Omstandigheden {
  readonly personen: readonly Persoon[]
  readonly maximum: number
}

/** The checked maxima of the calculation rules (section 11), by what they are; some were published. */
export const maxima: Readonly<Record<string, Maximum>> = {
  '2025, income 46.500, 3,29%, 120 months, label A': {
    personen: [{ inkomen: 46_500 }],
    rente: 3.29,
    onderpand: woningMetLabel('A'),
    maximum: 226_329,
  },
  '2025, couple 46.500 + 46.500, 3,29%, 120 months, label A': {
    personen: [{ inkomen: 46_500 }, { inkomen: 46_500 }],
    rente: 3.29,
    onderpand: woningMetLabel('A'),
    maximum: 452_953,
  },
  '2026, income 80.000, 4,5%, 120 months, no label': {
    personen: [{ inkomen: 80_000 }],
    jaar: 2026,
    rente: 4.5,
    maximum: 363_040,
  },
  '2026, income 80.000, 0,0%, 360 months': {
    personen: [{ inkomen: 80_000 }],
    jaar: 2026,
    rente: 0,
    periode: 360,
    maximum: 494_600,
  },
  '2026, income 60.000, 3,9%, 60 months, label C': {
    personen: [{ inkomen: 60_000 }],
    jaar: 2026,
    rente: 3.9,
    periode: 60,
    onderpand: woningMetLabel('C'),
    maximum: 251_126,
  },
  '2026, income 55.000, 4,0%, student debt 150 a month, label C': {
    personen: [{ inkomen: 55_000, studieschuld: 150 }],
    jaar: 2026,
    rente: 4,
    onderpand: woningMetLabel('C'),
    maximum: 201_263,
  },
  '2026, Pensioen 35.000, 4,3%, label A': {
    personen: [{ soort: 'Pensioen', inkomen: 35_000 }],
    jaar: 2026,
    rente: 4.3,
    onderpand: woningMetLabel('A'),
    maximum: 177_880,
  },
  '2026, income 70.000, expected pension 30.000 within 10 years, 4,0%, label C': {
    personen: [{ inkomen: 70_000, pensioenBinnen10Jaar: 30_000 }],
    jaar: 2026,
    rente: 4,
    onderpand: woningMetLabel('C'),
    maximum: 134_585,
  },
  '2026, couple 80.000 of whom one pays 500 alimony a month, 4,0%, label C': {
    personen: [{ inkomen: 40_000, alimentatie: 500 }, { inkomen: 40_000 }],
    jaar: 2026,
    rente: 4,
    onderpand: woningMetLabel('C'),
    maximum: 321_461,
  },
  '2026, couple 70.000 (pension 30.000 within 10 years) and 32.000 (32.000 within 10 years), 3,8%, no home': {
    personen: [
      { inkomen: 70_000, pensioenBinnen10Jaar: 30_000 },
      { inkomen: 32_000, pensioenBinnen10Jaar: 32_000 },
    ],
    jaar: 2026,
    rente: 3.8,
    maximum: 251_704,
  },
  '2026, couple 45.000 (22.000 within 10 years) and 24.000 (24.000 within 10 years), 3,8%, no home': {
    personen: [
      { inkomen: 45_000, pensioenBinnen10Jaar: 22_000 },
      { inkomen: 24_000, pensioenBinnen10Jaar: 24_000 },
    ],
    jaar: 2026,
    rente: 3.8,
    maximum: 185_925,
  },
  '2026, couple of whom one has Overig and pays 900 alimony, the other 60.000, 3,8%, label C': {
    personen: [{ soort: 'Overig', alimentatie: 900 }, { inkomen: 60_000 }],
    jaar: 2026,
    rente: 3.8,
    onderpand: woningMetLabel('C'),
    maximum: 203_859,
  },
}

/** What a whole request was checked to come to, in euro. */
interface HeelVerzoek extends Omstandigheden {
  readonly personen: readonly Persoon[]
  readonly maximum: number
  readonly hypotheekbedrag?: number
  readonly extra?: number
  readonly bruto: number
  readonly netto: number
}

/** The checked whole requests of the calculation rules (section 11), by what they are. */
export const heleVerzoeken: Readonly<Record<string, HeelVerzoek>> = {
  '2025, 60.000, no home': {
    personen: [{ inkomen: 60_000 }],
    maximum: 270_716,
    bruto: 1253.73,
    netto: 968.9,
  },
  '2025, 60.000, home 300.000, own 20.000': {
    personen: [{ inkomen: 60_000 }],
    onderpand: bestaandeWoning(300_000),
    eigenInleg: 20_000,
    maximum: 275_716,
    hypotheekbedrag: 275_716,
    extra: 13_536.86,
    bruto: 1276.88,
    netto: 989.45,
  },
  '2025, 150.000, home 500.000, own 50.000': {
    personen: [{ inkomen: 150_000 }],
    onderpand: bestaandeWoning(500_000),
    eigenInleg: 50_000,
    maximum: 500_000,
    hypotheekbedrag: 462_150,
    extra: 0,
    bruto: 2140.29,
    netto: 1675.71,
  },
  '2025, couple 90.000 and 30.000, home 500.000, own 30.000': {
    personen: [{ inkomen: 90_000 }, { inkomen: 30_000 }],
    onderpand: bestaandeWoning(500_000),
    eigenInleg: 30_000,
    maximum: 500_000,
    hypotheekbedrag: 482_150,
    extra: 0,
    bruto: 2232.91,
    netto: 1745.11,
  },
  '2025, 60.000, home 300.000, own 280.000': {
    personen: [{ inkomen: 60_000 }],
    onderpand: bestaandeWoning(300_000),
    eigenInleg: 280_000,
    maximum: 275_716,
    hypotheekbedrag: 28_263.05,
    extra: 0,
    bruto: 130.89,
    netto: 130.86,
  },
  '2025, 60.000, home 300.000, own 60.000, old home sold 250.000 with mortgage 260.000': {
    personen: [{ inkomen: 60_000 }],
    onderpand: bestaandeWoning(300_000, { verkoopprijs: 250_000, huidigHypotheekbedrag: 260_000 }),
    eigenInleg: 60_000,
    maximum: 275_716,
    hypotheekbedrag: 264_206.83,
    extra: 0,
    bruto: 1223.58,
    netto: 966.94,
  },
  '2026, Pensioen 35.000, home 200.000, own 30.000': {
    personen: [{ soort: 'Pensioen', inkomen: 35_000 }],
    jaar: 2026,
    onderpand: bestaandeWoning(200_000),
    eigenInleg: 30_000,
    maximum: 180_077,
    hypotheekbedrag: 176_857.43,
    extra: 0,
    bruto: 819.05,
    netto: 731.64,
  },
  // The forfait of 500.000 is 1.750. Interest 1.754,2212: 4,2212 × 49,5% − 1.754,2212 × 11,94% = −207,3645; / 12 = −17,2804
  '2026, 150.000, home 500.000, own 465.600 (interest just above the forfait)': {
    personen: [{ inkomen: 150_000 }],
    jaar: 2026,
    rente: 3.8,
    onderpand: bestaandeWoning(500_000, { energielabelType: 'E' }),
    eigenInleg: 465_600,
    maximum: 500_000,
    hypotheekbedrag: 46_550,
    extra: 0,
    bruto: 216.9,
    netto: 234.18,
  },
  // interest 1.746,6842; 3,3158 × 28,133% = 0,9328; 0,9328 × 49,5% + 1.746,6842 × 11,94% = 209,0158; / 12 = 17,4180
  '2026, 150.000, home 500.000, own 465.800 (interest just below the forfait)': {
    personen: [{ inkomen: 150_000 }],
    jaar: 2026,
    rente: 3.8,
    onderpand: bestaandeWoning(500_000, { energielabelType: 'E' }),
    eigenInleg: 465_800,
    maximum: 500_000,
    hypotheekbedrag: 46_350,
    extra: 0,
    bruto: 215.97,
    netto: 233.39,
  },
  // interest 1.507,3866; 242,6134 × 28,133% = 68,2544; × 49,5% = 33,7859; + 1.507,3866 × 11,94% = 213,7679; / 12 = 17,8140
  '2026, 100.000, home 500.000, loan 40.000': {
    personen: [{ inkomen: 100_000 }],
    jaar: 2026,
    rente: 3.8,
    onderpand: bestaandeWoning(500_000, { energielabelType: 'E' }),
    eigenInleg: 472_150,
    maximum: 483_780,
    hypotheekbedrag: 40_000,
    extra: 0,
    bruto: 186.38,
    netto: 204.2,
  },
  // A restschuld of 20.000: see `restschuld.test.ts` for the maximum of it and the next two.
  '2026, 60.000 and Overig, home 250.000, old home sold 300.000 with mortgage 314.000': {
    personen: [{ inkomen: 60_000 }, { soort: 'Overig' }],
    jaar: 2026,
    rente: 3.8,
    onderpand: bestaandeWoning(250_000, {
      energielabelType: 'E',
      verkoopprijs: 300_000,
      huidigHypotheekbedrag: 314_000,
    }),
    eigenInleg: 20_000,
    maximum: 236_682,
    hypotheekbedrag: 236_682,
    extra: 21_414.73,
    bruto: 1102.84,
    netto: 874.64,
  },
  '2026, 60.000 and Overig, home 250.000, old home sold 300.000 with mortgage 500.000': {
    personen: [{ inkomen: 60_000 }, { soort: 'Overig' }],
    jaar: 2026,
    rente: 3.8,
    onderpand: bestaandeWoning(250_000, {
      energielabelType: 'E',
      verkoopprijs: 300_000,
      huidigHypotheekbedrag: 500_000,
    }),
    eigenInleg: 20_000,
    maximum: 187_785,
    hypotheekbedrag: 187_785,
    extra: 256_116.14,
    bruto: 875,
    netto: 882.33,
  },
  '2026, 55.000 with a pension of 40.000 within 10 years, home 250.000, old home sold 300.000 with mortgage 304.000': {
    personen: [{ inkomen: 55_000, pensioenBinnen10Jaar: 40_000 }],
    jaar: 2026,
    rente: 3.8,
    onderpand: bestaandeWoning(250_000, {
      energielabelType: 'E',
      verkoopprijs: 300_000,
      huidigHypotheekbedrag: 304_000,
    }),
    eigenInleg: 20_000,
    maximum: 207_426,
    hypotheekbedrag: 207_426,
    extra: 40_553.7,
    bruto: 966.52,
    netto: 761.03,
  },
}
