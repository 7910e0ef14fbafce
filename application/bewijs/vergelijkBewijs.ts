import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normjaarCodec,
  roundOpzet,
  toKader,
  toVerzoek,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normen,
  type Normjaar,
  type Rekenkader,
  type Rekenvraag,
  type Rentetarieven,
} from '../../domain'
import { controleerRekenbewijs, verklaar, type Controle, type Rekenbewijs, type Verklaring } from '../../domain/bewijs'
import type { Uitgangspunten } from '../../domain/orientatie'

/** A function that loads the norms of a year; the promise rejects when the norms fail to load. */
type LoadNormen = (jaar: Normjaar) => Promise<Normen>

/** The norms, if they are known, and the rates for a recalculation. */
interface Nu {
  readonly normen?: Normen
  readonly rentetarieven: Rentetarieven
}

/** Resolves to the norms of a year; undefined for an unknown year, and when the norms fail to load. */
const loadNormenOf = async (loadNormen: LoadNormen, jaar: number): Promise<Normen | undefined> => {
  if (!normjaarCodec.is(jaar)) return undefined
  try {
    return await loadNormen(jaar)
  } catch {
    return undefined
  }
}

/** Returns the result of a request in whole euros; undefined when the calculation fails. */
const getoondVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): FinancieringsOpzet | undefined => {
  const uitkomst = berekenFinancieringsOpzet(verzoek, kader)
  return either.isRight(uitkomst) ? roundOpzet(uitkomst.right.financieringsOpzet) : undefined
}

/** The differences between an earlier result and the result of the same request now. */
export interface Verschillen {
  /** Each amount that changed, with its causes. */
  readonly verklaringen: readonly Verklaring[]
  /** The earlier result, in whole euros. */
  readonly toen: FinancieringsOpzet
  /** The result now, in whole euros. */
  readonly nu: FinancieringsOpzet
}

/** Returns the differences between the results of a request in two rekenkaders; undefined if a calculation fails. */
const verschillenVan = ({ verzoek, kader: vanToen }: Rekenvraag, vanNu: Rekenkader): Verschillen | undefined => {
  const verklaringen = verklaar(verzoek, vanToen, vanNu)
  const [toen, nu] = [getoondVan(verzoek, vanToen), getoondVan(verzoek, vanNu)]
  return verklaringen && toen && nu && { verklaringen, toen, nu }
}

/**
 * Compares the result of `antwoorden` under the norms of the year `jaarVanToen` with the result under the norms of
 * `nu`, both at the rates of `nu`. Resolves to undefined when the norms of `jaarVanToen` are unknown or fail to load,
 * and when a calculation fails.
 * @example
 * const loadNormen = (jaar) => Promise.resolve(normenVan(jaar))
 * const verschillen = await vergelijkNormen(loadNormen, orientatie, 2025, kader)
 * verschillen?.verklaringen[0]
 * // { veld: 'maximaleHypotheekOpInkomen', toen: 270716, nu: 260999, oorzaken: [ 'financieringslast' ] }
 */
export const vergelijkNormen = async (
  loadNormen: LoadNormen,
  antwoorden: Uitgangspunten,
  jaarVanToen: number,
  nu: Required<Nu>,
): Promise<Verschillen | undefined> => {
  const normen = await loadNormenOf(loadNormen, jaarVanToen)
  if (normen === undefined) return undefined
  const kaderMet = (van: Normen) => toKader(antwoorden, van, nu.rentetarieven)
  return verschillenVan({ verzoek: toVerzoek(antwoorden), kader: kaderMet(normen) }, kaderMet(nu.normen))
}

/** The result of checking a receipt. */
export interface Bewijsoordeel {
  /** The outcome of a recalculation under the norms of the receipt: equal to the receipt, or the differences. */
  readonly controle: Controle
  /**
   * The differences between the result under the norms and rates of the receipt and the result under the current norms
   * and rates; undefined when either calculation fails.
   */
  readonly verschillen: Verschillen | undefined
}

/**
 * Checks a receipt by recalculating its request twice: under the norms of the year in the receipt, and under the norms
 * and rates of `nu`. If `nu` has no norms, both recalculations use those of the receipt. Resolves to undefined when the
 * norms of the year in the receipt are unknown or fail to load.
 * @example
 * const { right: bewijs } = createRekenbewijs(verzoek, kader)
 * const loadNormen = (jaar) => Promise.resolve(normenVan(jaar))
 * const oordeel = await vergelijkBewijs(loadNormen, bewijs, { normen: normenVan(2026), rentetarieven: { 120: 4 } })
 * oordeel?.verschillen.verklaringen[0]
 * // { veld: 'maximaleHypotheekOpInkomen', toen: 260999, nu: 253691, oorzaken: [ 'rentetarieven' ] }
 */
export const vergelijkBewijs = async (
  loadNormen: LoadNormen,
  bewijs: Rekenbewijs,
  nu: Nu,
): Promise<Bewijsoordeel | undefined> => {
  const { normjaar, rentetarieven, kosten, startersvrijstelling = 'nee' } = bewijs.kader
  const normen = await loadNormenOf(loadNormen, normjaar)
  if (normen === undefined) return undefined
  const toen = { verzoek: bewijs.verzoek, kader: { normen, rentetarieven, kosten, startersvrijstelling } }
  return {
    controle: controleerRekenbewijs(bewijs, normen),
    verschillen: verschillenVan(toen, { normen, ...nu, startersvrijstelling }),
  }
}
