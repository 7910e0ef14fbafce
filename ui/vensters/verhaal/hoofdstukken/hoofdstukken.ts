import { plekVan, type Gegeven, type Rekenstap } from '../../../../domain/uitleg'
import type { Bladnaam, Stapnaam } from '../../../../domain/uitleg/stapnamen'
import type { Hoofdstuknaam } from '../verhaal'
import { naamVan, type Bladverteller, type Verteller, type Vertelling } from '../vertelling'
import { belasting, maandlast, moment, uitkomst } from './maandlast'
import { inkomen, lenen, rente, rentetarief, schulden, woning } from './lenen'
import { restschuld } from './restschuld'
import { kosten, losseKosten, verkoop, nodig } from './kopen'

/** A part of a story, and who tells of a step or a leaf in it. */
interface Plek<V> {
  readonly hoofdstuk: Hoofdstuknaam
  readonly verteller: V
  /** Steps of one rank keep the order of the calculation; `nodig` ranks its own, to tell the need before own money. */
  readonly rang: number
}

const metHoofdstuk = <N extends string, V>(
  hoofdstuk: Hoofdstuknaam,
  vertellers: Readonly<Record<N, V>>,
): Readonly<Record<N, Plek<V>>> =>
  Object.fromEntries(
    Object.entries<V>(vertellers).map(([naam, verteller], nummer) => [
      naam,
      { hoofdstuk, verteller, rang: hoofdstuk === 'nodig' ? nummer : 0 },
    ]),
  ) as Readonly<Record<N, Plek<V>>>

/** The function that tells each step, and its chapter. The compiler reports a step that is missing here. */
const VERTELLERS: Readonly<Record<Stapnaam, Plek<Verteller<never>> | undefined>> = {
  ...metHoofdstuk('rente', rente),
  ...metHoofdstuk('inkomen', inkomen),
  ...metHoofdstuk('schulden', schulden),
  ...metHoofdstuk('lenen', lenen),
  ...metHoofdstuk('woning', { ...restschuld, ...woning }),
  ...metHoofdstuk('kosten', kosten),
  ...metHoofdstuk('verkoop', verkoop),
  ...metHoofdstuk('nodig', nodig),
  ...metHoofdstuk('maandlast', { ...maandlast, ...belasting }),
  ...metHoofdstuk('uitkomst', uitkomst),
  /** Passes a figure on that another step has told. */
  'record.overgenomen': undefined,
}

/** The leaves that have a sentence of their own; the other leaves are named only by the steps that use them. */
const BLADVERTELLERS: Readonly<Partial<Record<Bladnaam, Plek<Bladverteller>>>> = {
  ...metHoofdstuk('rente', rentetarief),
  ...metHoofdstuk('kosten', losseKosten),
  ...metHoofdstuk('uitkomst', moment),
}

/** The parts that tell of a moment after retirement. */
const NA_PENSIOEN: Readonly<Record<string, Hoofdstuknaam>> = {
  'pensioentoets.eerste': 'eersteMetPensioen',
  'pensioentoets.tweede': 'tweedeMetPensioen',
  'pensioentoets.beiden': 'beidenMetPensioen',
}

const pensioenhoofdstuk = (stap: Rekenstap, { samen }: Vertelling): Hoofdstuknaam | undefined => {
  const naam = NA_PENSIOEN[plekVan(stap).pad]
  return naam !== undefined && !samen ? 'metPensioen' : naam
}

/** The part of the story that tells of this step, when it is not the one that its rule stands in. */
const elders = (naam: Stapnaam, { uitkomstVan, heeftWoning }: Vertelling): Hoofdstuknaam | undefined => {
  const isMaximum = naam === 'toets.maximaleHypotheekOpInkomen' || (naam === 'woning.maximaleHypotheek' && !heeftWoning)
  if (!isMaximum) return undefined
  const heeftPensioen = Object.keys(NA_PENSIOEN).some((pad) => uitkomstVan(`${pad}.maximum`) !== undefined)
  return heeftPensioen ? 'maximum' : 'lenen'
}

/** Who tells of a step, and where; undefined for one that hands on what another step told already. */
export const vertellerVan = (stap: Rekenstap, vertelling: Vertelling): Plek<Verteller<never>> | undefined => {
  const naam = naamVan(stap)
  const plek = VERTELLERS[naam]
  if (plek === undefined) return undefined
  return { ...plek, hoofdstuk: pensioenhoofdstuk(stap, vertelling) ?? elders(naam, vertelling) ?? plek.hoofdstuk }
}

/** Who tells of a leaf, and where; undefined for one that is not told of by itself. */
export const bladvertellerVan = (blad: Gegeven): Plek<Bladverteller> | undefined => BLADVERTELLERS[naamVan(blad)]
