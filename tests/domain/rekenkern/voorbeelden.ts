import { grensverzoeken, type HeelVerzoek } from './grensverzoeken'
import { bestaandeWoning, woningMetLabel, type Omstandigheden, type Persoon } from './voorbeeldverzoek'

/** An example with its checked maximaleHypotheekOpInkomen, in euro. */
interface Maximum extends Omstandigheden {
  readonly personen: readonly Persoon[]
  readonly maximum: number
}

/** The examples of the calculation rules (section 11) for maximaleHypotheekOpInkomen. Some were also published. */
export const maxima: Readonly<Record<string, Maximum>> = {
  '2025, income 46.500, 3,29%, 120 months, label A': {
    personen: [{ inkomen: 46_500 }],
    rente: 3.29,
    onderpand: woningMetLabel('A'),
    maximum: 226_329,
  },
  '2025, couple with incomes 46.500 and 46.500, 3,29%, 120 months, label A': {
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
  '2026, income 80.000, 0,0%, 360 months, no label': {
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
  '2026, pension 35.000, 4,3%, label A': {
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
  '2026, couple with incomes 40.000 and 40.000, one pays 500 alimony a month, 4,0%, label C': {
    personen: [{ inkomen: 40_000, alimentatie: 500 }, { inkomen: 40_000 }],
    jaar: 2026,
    rente: 4,
    onderpand: woningMetLabel('C'),
    maximum: 321_461,
  },
  '2026, couple 70.000 (pension 30.000 within 10 years) and 32.000 (pension 32.000 within 10 years), 3,8%': {
    personen: [
      { inkomen: 70_000, pensioenBinnen10Jaar: 30_000 },
      { inkomen: 32_000, pensioenBinnen10Jaar: 32_000 },
    ],
    jaar: 2026,
    rente: 3.8,
    maximum: 251_704,
  },
  '2026, couple 45.000 (pension 22.000 within 10 years) and 24.000 (pension 24.000 within 10 years), 3,8%': {
    personen: [
      { inkomen: 45_000, pensioenBinnen10Jaar: 22_000 },
      { inkomen: 24_000, pensioenBinnen10Jaar: 24_000 },
    ],
    jaar: 2026,
    rente: 3.8,
    maximum: 185_925,
  },
  '2026, couple: Overig with 900 alimony a month, and income 60.000, 3,8%, label C': {
    personen: [{ soort: 'Overig', alimentatie: 900 }, { inkomen: 60_000 }],
    jaar: 2026,
    rente: 3.8,
    onderpand: woningMetLabel('C'),
    maximum: 203_859,
  },
}

/** The complete requests of the calculation rules (section 11) with their checked results, by description. */
export const heleVerzoeken: Readonly<Record<string, HeelVerzoek>> = {
  '2025, income 60.000, no home': {
    personen: [{ inkomen: 60_000 }],
    maximum: 270_716,
    bruto: 1253.73,
    netto: 920.74,
  },
  '2025, income 60.000, home 300.000, own money 20.000': {
    personen: [{ inkomen: 60_000 }],
    onderpand: bestaandeWoning(300_000),
    eigenInleg: 20_000,
    maximum: 275_716,
    hypotheekbedrag: 275_716,
    extra: 13_536.86,
    bruto: 1276.88,
    netto: 940.85,
  },
  '2025, income 150.000, home 500.000, own money 50.000': {
    personen: [{ inkomen: 150_000 }],
    onderpand: bestaandeWoning(500_000),
    eigenInleg: 50_000,
    maximum: 500_000,
    hypotheekbedrag: 462_150,
    extra: 0,
    bruto: 2140.29,
    netto: 1675.71,
  },
  '2025, couple 90.000 and 30.000, home 500.000, own money 30.000': {
    personen: [{ inkomen: 90_000 }, { inkomen: 30_000 }],
    onderpand: bestaandeWoning(500_000),
    eigenInleg: 30_000,
    maximum: 500_000,
    hypotheekbedrag: 482_150,
    extra: 0,
    bruto: 2232.91,
    netto: 1729.27,
  },
  '2025, income 60.000, home 300.000, own money 280.000': {
    personen: [{ inkomen: 60_000 }],
    onderpand: bestaandeWoning(300_000),
    eigenInleg: 280_000,
    maximum: 275_716,
    hypotheekbedrag: 28_263.05,
    extra: 0,
    bruto: 130.89,
    netto: 130.85,
  },
  '2025, income 60.000, home 300.000, own money 60.000, old home sold for 250.000 with mortgage 260.000': {
    personen: [{ inkomen: 60_000 }],
    onderpand: bestaandeWoning(300_000, { verkoopprijs: 250_000, huidigHypotheekbedrag: 260_000 }),
    eigenInleg: 60_000,
    maximum: 271_133,
    hypotheekbedrag: 264_206.83,
    extra: 0,
    bruto: 1223.58,
    netto: 923.55,
  },
  '2026, pension 35.000, home 200.000, own money 30.000': {
    personen: [{ soort: 'Pensioen', inkomen: 35_000 }],
    jaar: 2026,
    onderpand: bestaandeWoning(200_000),
    eigenInleg: 30_000,
    maximum: 180_077,
    hypotheekbedrag: 176_857.43,
    extra: 0,
    bruto: 819.05,
    netto: 717.62,
  },
  ...grensverzoeken,
}
