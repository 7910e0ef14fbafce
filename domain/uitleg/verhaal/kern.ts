import { opInkomen, maximaleHypotheek } from './kernLenen'
import { maandlastBruto, maandlastNetto } from './kernMaandlast'
import { benodigdeFinanciering, extraBenodigdeEigenInleg, hypotheekbedrag } from './kernNodig'
import type { Verteller } from './lees'
import type { Kernverteller } from './vakken'
import type { Verhaal } from './verhaal'

const VERTELLERS: Readonly<Partial<Record<Verteller['veld'], Kernverteller>>> = {
  maximaleHypotheekOpInkomen: opInkomen,
  maximaleHypotheek,
  benodigdeFinanciering,
  hypotheekbedrag,
  extraBenodigdeEigenInleg,
  maandlastBruto,
  maandlastNetto,
}

/** Returns the summary of an explanation, in sentences and boxes; empty for a figure that `VERTELLERS` lacks. */
export const kernVan = (verteller: Verteller): Pick<Verhaal, 'kern' | 'vakken' | 'naast'> => {
  const { zinnen, vakken, naast } = VERTELLERS[verteller.veld]?.(verteller) ?? { zinnen: [], vakken: [], naast: [] }
  return { kern: [...zinnen, ...naast], vakken, naast }
}
