import { either, function as fp } from 'fp-ts'

import {
  belastingvoordeel,
  boekVan,
  euro,
  LOOPTIJD,
  maanden,
  naarCenten,
  Rekenpen,
  renteInJaar,
  restantVan,
  type Annuiteitenlening,
  type Boek,
  type RekenFout,
  type Rekenkader,
  toWaarde,
} from '../rekenkern'
import type { FinancieringsOpzetVerzoek } from '../verzoek'
import { aflossingsmaanden, type Aflossingsmaand } from './aflossingsmaanden'

/**
 * One year of a loan, in euro to the cent: `bruto` is interest and repayment, `netto` is that less the tax advantage.
 * Its `maanden` add up to it, post by post.
 */
export interface Aflossingsjaar {
  readonly jaar: number
  readonly rente: number
  readonly aflossing: number
  readonly restant: number
  readonly bruto: number
  readonly voordeel: number
  readonly netto: number
  readonly maanden: readonly Aflossingsmaand[]
}

/** The course of a loan (euro) over thirty years; `toelichting` says what is held as it is in the norm year. */
export interface Aflossingsverloop {
  readonly lening: number
  readonly jaren: readonly Aflossingsjaar[]
  readonly toelichting: string
}

const toelichtingBij = (normjaar: number): string =>
  `We doen alsof alles blijft als in ${normjaar}: rente, inkomen, waarde van de woning en belasting.`

const jaarVan = (pen: Rekenpen, boek: Boek, lening: Annuiteitenlening, jaar: number): Aflossingsjaar => {
  const restantNa = (jaren: number): number => naarCenten(restantVan(lening, 12 * jaren))
  const brutorente = renteInJaar(lening, jaar)
  const rente = naarCenten(brutorente)
  const restant = restantNa(jaar)
  const aflossing = naarCenten(restantNa(jaar - 1) - restant)
  const bruto = naarCenten(rente + aflossing)
  const voordeel = naarCenten(pen.read(belastingvoordeel(pen, boek, toWaarde(lening.lening), toWaarde(brutorente))))
  const netto = naarCenten(bruto - voordeel)
  return { jaar, rente, aflossing, restant, bruto, voordeel, netto, maanden: aflossingsmaanden(lening, jaar, voordeel) }
}

const toVerloop = (pen: Rekenpen, boek: Boek, normjaar: number): Aflossingsverloop => {
  const { hypotheekbedrag, maximaleHypotheek } = boek.financieringsOpzet
  const lening = euro(hypotheekbedrag ?? maximaleHypotheek)
  const annuiteiten = { lening, rente: pen.read(boek.rente), maanden: maanden(LOOPTIJD) }
  const aantalJaren = lening === 0 ? 0 : LOOPTIJD / 12
  return {
    lening,
    jaren: Array.from({ length: aantalJaren }, (_, index) => jaarVan(pen, boek, annuiteiten, index + 1)),
    toelichting: toelichtingBij(normjaar),
  }
}

/**
 * The repayment of the loan of a request, year by year at the offered rate: the mortgage sum with a home, else the
 * highest mortgage. Repayments add up to the loan to the cent. Without a loan there are no years.
 */
export const aflossingsverloop = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Aflossingsverloop> => {
  const pen = new Rekenpen(kader.normen)
  return fp.pipe(
    boekVan(pen, verzoek, kader),
    either.map((boek) => toVerloop(pen, boek, kader.normen.jaar)),
  )
}
