import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normjaarCodec,
  roundOpzet,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normen,
  type Normjaar,
  type Rekenkader,
  type Rentetarieven,
} from '../../domain'
import { controleerRekenbewijs, verklaar, type Controle, type Rekenbewijs, type Verklaring } from '../../domain/bewijs'
import type { Uitgangspunten } from '../../domain/orientatie'
import { toRekengrond, type Rekengrond } from '../rekengrond/rekengrond'

/** Loads the norms of a year; rejects when they fail to load. */
type LoadNormen = (jaar: Normjaar) => Promise<Normen>

/** What a calculation is done again with. */
interface Nu {
  readonly normen: Normen
  readonly rentetarieven: Rentetarieven
}

/** The norms of a year; undefined for a year that is not known, and when they fail to load. */
const loadNormenOf = async (loadNormen: LoadNormen, jaar: number): Promise<Normen | undefined> => {
  if (!normjaarCodec.is(jaar)) return undefined
  try {
    return await loadNormen(jaar)
  } catch {
    return undefined
  }
}

/** The record of a request as a screen shows it; undefined without an outcome. */
const getoondVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): FinancieringsOpzet | undefined => {
  const uitkomst = berekenFinancieringsOpzet(verzoek, kader)
  return either.isRight(uitkomst) ? roundOpzet(uitkomst.right.financieringsOpzet) : undefined
}

/** How a calculation of now differs from that of then. */
export interface Verschillen {
  /** Each figure that is different, with its causes. */
  readonly verklaringen: readonly Verklaring[]
  /** The record of then. Whole euros, as a screen shows them. */
  readonly toen: FinancieringsOpzet
  /** The record of now. Whole euros, as a screen shows them. */
  readonly nu: FinancieringsOpzet
}

/** What a frame of now makes different from that of then; undefined when one of them gives no outcome. */
const verschillenVan = ({ verzoek, kader: vanToen }: Rekengrond, vanNu: Rekenkader): Verschillen | undefined => {
  const verklaringen = verklaar(verzoek, vanToen, vanNu)
  const [toen, nu] = [getoondVan(verzoek, vanToen), getoondVan(verzoek, vanNu)]
  return verklaringen && toen && nu && { verklaringen, toen, nu }
}

/**
 * Compares what these answers come to now with what they came to under the norms of another year. Undefined when those
 * norms are not known, and without an outcome.
 */
export const vergelijkNormen = async (
  loadNormen: LoadNormen,
  antwoorden: Uitgangspunten,
  jaarVanToen: number,
  nu: Nu,
): Promise<Verschillen | undefined> => {
  const normen = await loadNormenOf(loadNormen, jaarVanToen)
  const [toen, grond] = [toRekengrond(antwoorden, { ...nu, normen }), toRekengrond(antwoorden, nu)]
  return toen && grond && verschillenVan(toen, grond.kader)
}

/** What comes of doing a receipt again. */
export interface Bewijsoordeel {
  /** Whether the norms of its own year prove the receipt. */
  readonly controle: Controle
  /** What is different with the norms and rates of now; undefined when there is no outcome now. */
  readonly verschillen: Verschillen | undefined
}

/**
 * Does a receipt again: with the norms of its own year, to prove it, and with the norms and the rates of now. Undefined
 * when the norms of its own year are not known.
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
    verschillen: verschillenVan(toen, { ...nu, startersvrijstelling }),
  }
}
