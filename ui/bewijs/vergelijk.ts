import { normjaarCodec, toKader, toVerzoek, type Normen, type Orientatie, type Rentetarieven } from '../../domain'
import { controleerRekenbewijs, verklaar, type Rekenbewijs } from '../../domain/bewijs'
import type { Page } from '../context'
import { gebrekenVan } from './gebreken'
import { perReden, type Veranderd } from './perReden'

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

/** What other norms make of these answers than those of a year before, in words; undefined where not known. */
export const vergelijkNormen = async (
  page: Lader,
  orientatie: Orientatie,
  jaarVanToen: number,
  { normen, rentetarieven }: Nu,
): Promise<readonly Veranderd[] | undefined> => {
  const toen = await loadNormenOf(page, jaarVanToen)
  if (toen === undefined) return undefined
  const verklaringen = verklaar(
    toVerzoek(orientatie),
    toKader(orientatie, toen, rentetarieven),
    toKader(orientatie, normen, rentetarieven),
  )
  return verklaringen && perReden(verklaringen)
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
  const verklaringen = verklaar(
    bewijs.verzoek,
    { normen: toen, rentetarieven, kosten, startersvrijstelling },
    { ...nu, startersvrijstelling },
  )
  return {
    gebreken: gebrekenVan(controleerRekenbewijs(bewijs, toen)),
    verschillen: verklaringen && perReden(verklaringen),
  }
}
