import { either } from 'fp-ts'

import {
  belastingVan,
  LOOPTIJD,
  naarCenten,
  renteInJaar,
  restantVan,
  toFinancieringsOpzet,
  werkUit,
  type RekenFout,
  type Rekenkader,
  type Uitwerking,
} from '../rekenkern'
import type { FinancieringsOpzetVerzoek } from '../verzoek'

/**
 * One year of a loan, in euro to the cent: `bruto` is interest and repayment, `netto` is that less the tax advantage.
 */
export interface Aflossingsjaar {
  readonly jaar: number
  readonly rente: number
  readonly aflossing: number
  readonly restant: number
  readonly bruto: number
  readonly voordeel: number
  readonly netto: number
}

/** The course of a loan (euro) over thirty years; `toelichting` says what is held as it is in the norm year. */
export interface Aflossingsverloop {
  readonly lening: number
  readonly jaren: readonly Aflossingsjaar[]
  readonly toelichting: string
}

const toelichtingBij = (normjaar: number): string =>
  'Rente, inkomen, woningwaarde, eigenwoningforfait, belastingschijven, het hoogste aftrektarief en de Hillenaftrek ' +
  `blijven in dit verloop zoals in ${normjaar}.`

const jaarVan = (uitwerking: Uitwerking, lening: number, jaar: number): Aflossingsjaar => {
  const { kader, maandlast, rente, toetsVandaag, woning } = uitwerking
  const restantNa = (jaren: number): number =>
    naarCenten(restantVan({ lening, rente, maanden: LOOPTIJD, verstreken: 12 * jaren }))
  const betaaldeRente = renteInJaar({ lening, rente, maanden: LOOPTIJD, jaar })
  const waarde = maandlast.belasting?.waarde ?? lening
  const belasting = belastingVan(
    {
      aanvragers: toetsVandaag.aanvragers,
      lening,
      brutorente: betaaldeRente,
      waarde,
      restschuld: woning?.verkoop?.restschuld,
    },
    kader.normen,
  )
  const renteOpDeCent = naarCenten(betaaldeRente)
  const restant = restantNa(jaar)
  const aflossing = naarCenten(restantNa(jaar - 1) - restant)
  const bruto = naarCenten(renteOpDeCent + aflossing)
  const voordeel = naarCenten(belasting.voordeel)
  return { jaar, rente: renteOpDeCent, aflossing, restant, bruto, voordeel, netto: naarCenten(bruto - voordeel) }
}

const toVerloop = (uitwerking: Uitwerking): Aflossingsverloop => {
  const { hypotheekbedrag, maximaleHypotheek } = toFinancieringsOpzet(uitwerking)
  const lening = hypotheekbedrag ?? maximaleHypotheek
  const aantalJaren = lening === 0 ? 0 : LOOPTIJD / 12
  return {
    lening,
    jaren: Array.from({ length: aantalJaren }, (_, index) => jaarVan(uitwerking, lening, index + 1)),
    toelichting: toelichtingBij(uitwerking.kader.normen.jaar),
  }
}

/**
 * The repayment of the loan of a request, year by year at the offered rate: the mortgage sum with a home, else the
 * highest mortgage. Repayments add up to the loan to the cent. Without a loan there are no years.
 */
export const aflossingsverloop = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Aflossingsverloop> => either.map(toVerloop)(werkUit(verzoek, kader))
