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
  type Orientatie,
  type Rekenkader,
  type Rentetarieven,
} from '../../../domain'
import { controleerRekenbewijs, verklaar, type Rekenbewijs } from '../../../domain/bewijs'
import type { Page } from '../../basis/context/settings'
import { gebrekenVan, perReden, type Veranderd } from './verschillen'

/** What a calculation is done again with. */
interface Nu {
  readonly normen: Normen
  readonly rentetarieven: Rentetarieven
}

type Lader = Pick<Page, 'loadNormen'>

/** The norms of a year; undefined for a year that is not known, and when they stay away. */
const loadNormenOf = async ({ loadNormen }: Lader, jaar: number): Promise<Normen | undefined> => {
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

/** What is other in the frame of now than in that of then, in words; undefined when one of them gives no outcome. */
const veranderdVan = (
  verzoek: FinancieringsOpzetVerzoek,
  kaders: { readonly toen: Rekenkader; readonly nu: Rekenkader },
): readonly Veranderd[] | undefined => {
  const verklaringen = verklaar(verzoek, kaders.toen, kaders.nu)
  const [toen, nu] = [getoondVan(verzoek, kaders.toen), getoondVan(verzoek, kaders.nu)]
  return verklaringen && toen && nu && perReden(verklaringen, { toen, nu })
}

/** What other norms make of these answers than those of a year before, in words; undefined where not known. */
export const vergelijkNormen = async (
  page: Lader,
  orientatie: Orientatie,
  jaarVanToen: number,
  { normen, rentetarieven }: Nu,
): Promise<readonly Veranderd[] | undefined> => {
  const toen = await loadNormenOf(page, jaarVanToen)
  if (toen === undefined) return undefined
  return veranderdVan(toVerzoek(orientatie), {
    toen: toKader(orientatie, toen, rentetarieven),
    nu: toKader(orientatie, normen, rentetarieven),
  })
}

/** What comes of doing a receipt again. */
export interface Oordeel {
  /**
   * Why the receipt is not what it says, by the norms of its own year, and each figure that they make another;
   * undefined when those norms cannot be had.
   */
  readonly gebreken: readonly string[] | undefined
  /** What is other with the norms and rates of now, and why; undefined when there is no outcome now. */
  readonly verschillen: readonly Veranderd[] | undefined
}

/** Does a receipt again: with the norms of its own year, to prove it, and with the norms and the rates of now. */
export const vergelijkBewijs = async (page: Lader, bewijs: Rekenbewijs, nu: Nu): Promise<Oordeel> => {
  const { normjaar, rentetarieven, kosten, startersvrijstelling = 'nee' } = bewijs.kader
  const toen = await loadNormenOf(page, normjaar)
  if (toen === undefined) return { gebreken: undefined, verschillen: undefined }
  return {
    gebreken: gebrekenVan(controleerRekenbewijs(bewijs, toen)),
    verschillen: veranderdVan(bewijs.verzoek, {
      toen: { normen: toen, rentetarieven, kosten, startersvrijstelling },
      nu: { ...nu, startersvrijstelling },
    }),
  }
}
