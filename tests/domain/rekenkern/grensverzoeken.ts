import { bestaandeWoning, type Omstandigheden, type Persoon } from './voorbeeldverzoek'

/** A request with its checked results in euro: maximaleHypotheek, loan, shortage, and gross and net cost a month. */
export interface HeelVerzoek extends Omstandigheden {
  readonly personen: readonly Persoon[]
  readonly maximum: number
  readonly hypotheekbedrag?: number
  readonly extra?: number
  readonly bruto: number
  readonly netto: number
}

/**
 * Requests of 2026 at 3,8% with checked results. Three requests have a forfait close to or above the interest. In the
 * comments on these three, 28,133% is the part of forfait − interest that the Hillen deduction leaves taxed. 11,94% is
 * 49,5% − 37,56%, because interest in the bracket of 49,5% is deducted at only 37,56%. Three other requests have a
 * restschuld in the loan; `restschuld.test.ts` works out their maxima.
 */
export const grensverzoeken: Readonly<Record<string, HeelVerzoek>> = {
  // Interest 1.754,2212, forfait 1.750. Yearly tax advantage: 4,2212 × 49,5% − 1.754,2212 × 11,94% = −207,3645
  '2026, income 150.000, home 500.000, own money 465.600 (interest just above the forfait)': {
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
  // Forfait 1.750 − interest 1.746,6842 = 3,3158. Yearly extra tax: 3,3158 × 28,133% × 49,5% + 1.746,6842 × 11,94%
  '2026, income 150.000, home 500.000, own money 465.800 (interest just below the forfait)': {
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
  // Forfait 1.750 − interest 1.507,3866 = 242,6134. Extra tax: 242,6134 × 28,133% × 49,5% + 1.507,3866 × 11,94%
  '2026, income 100.000, home 500.000, loan 40.000': {
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
  '2026, incomes 60.000 and Overig, home 250.000, old home sold for 300.000 with mortgage 314.000': {
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
    netto: 835.77,
  },
  '2026, incomes 60.000 and Overig, home 250.000, old home sold for 300.000 with mortgage 500.000': {
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
    netto: 875,
  },
  '2026, income 55.000, pension 40.000 within 10 years, home 250.000, old home sold for 300.000, mortgage 304.000': {
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
    netto: 726.03,
  },
}
