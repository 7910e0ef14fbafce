import type { Gegeven, Rekenstap } from '../../../domain/uitleg'
import type { Hoofdstuknaam, Verhaalstap } from '../verhaal'
import type { Bladverteller, Verteller, Vertelling } from '../vertelling'
import { belasting } from './belasting'
import { inkomen } from './inkomen'
import { hypotheekakte, kosten, verkoop, werk } from './kosten'
import { lenen } from './lenen'
import { maandlast } from './maandlast'
import { nodig } from './nodig'
import { rente, rentetarief } from './rente'
import { schulden } from './schulden'
import { afgerond, moment, uitkomst } from './uitkomst'
import { woning } from './woning'

/** The steps that each part of a story tells of; the parts in the order of the calculation. */
const VERTELLERS: readonly (readonly [Hoofdstuknaam, Readonly<Record<string, Verteller>>])[] = [
  ['rente', rente],
  ['inkomen', inkomen],
  ['schulden', schulden],
  ['lenen', lenen],
  ['woning', woning],
  ['kosten', kosten],
  ['verkoop', verkoop],
  ['nodig', nodig],
  ['maandlast', { ...maandlast, ...belasting }],
  ['uitkomst', uitkomst],
]

const BLADVERTELLERS: readonly (readonly [RegExp, Hoofdstuknaam, Bladverteller])[] = [
  [/^kader\.rentetarieven\./, 'rente', rentetarief],
  [/\.kosten\.hypotheekakte$/, 'kosten', hypotheekakte],
  [/^verzoek\.onderpand\.meerwerkOfVerbouwingskosten$/, 'kosten', werk],
  [/^verzoek\.timestamp$/, 'uitkomst', moment],
]

/** The parts that tell of a moment after retirement. */
const NA_PENSIOEN: Readonly<Record<string, Hoofdstuknaam>> = {
  'pensioentoets.eerste': 'eersteMetPensioen',
  'pensioentoets.tweede': 'tweedeMetPensioen',
  'pensioentoets.beiden': 'beidenMetPensioen',
}

/** The part of the calculation that an id begins with, without the applicant it is about. */
export const padVan = (id: string): string => /^pensioentoets\.\w+/.exec(id)?.[0] ?? id.split('.')[0] ?? id

/** The same for each applicant and each moment that is tested. */
const soortVan = (id: string): string => id.replace(/^pensioentoets\.\w+/, 'toets').replace(/\.[12]\./, '.N.')

const pensioenhoofdstuk = (id: string, { samen }: Vertelling): Hoofdstuknaam | undefined => {
  const naam = NA_PENSIOEN[padVan(id)]
  return naam !== undefined && !samen ? 'metPensioen' : naam
}

/** The part of the story that tells of this step, when it is not the one that its rule stands in. */
const elders = (id: string, { uitkomstVan, heeftWoning, samen }: Vertelling): Hoofdstuknaam | undefined => {
  const isMaximum = id === 'maximaleHypotheekOpInkomen' || (id === 'maximaleHypotheek' && !heeftWoning)
  if (!isMaximum) return undefined
  const heeftPensioen = Object.keys(NA_PENSIOEN).some((pad) => uitkomstVan(`${pad}.maximum`) !== undefined)
  return heeftPensioen || samen ? 'maximum' : 'lenen'
}

/** A part of a story, and who tells of a step or a leaf in it. */
interface Plek<V> {
  readonly hoofdstuk: Hoofdstuknaam
  readonly verteller: V
}

/** Who tells of a step, and where; undefined for one that hands on what another step told already. */
export const vertellerVan = ({ id, vorm }: Rekenstap, vertelling: Vertelling): Plek<Verteller> | undefined => {
  for (const [hoofdstuk, vertellers] of VERTELLERS) {
    const verteller = vertellers[soortVan(id)]
    if (verteller === undefined) continue
    return { hoofdstuk: pensioenhoofdstuk(id, vertelling) ?? elders(id, vertelling) ?? hoofdstuk, verteller }
  }
  return vorm === 'afronding' ? { hoofdstuk: 'uitkomst', verteller: afgerond } : undefined
}

/** Who tells of a leaf by itself, and where; most leaves are only named by the steps that use them. */
export const bladvertellerVan = ({ id }: Gegeven): Plek<Bladverteller> | undefined => {
  const gevonden = BLADVERTELLERS.find(([vorm]) => vorm.test(id))
  return gevonden && { hoofdstuk: gevonden[1], verteller: gevonden[2] }
}

const VOLGORDE_VAN_NODIG = Object.keys(nodig)

/** The steps of a part as they are told: in the order of the calculation, but the need before own money. */
export const inVolgorde = (hoofdstuk: Hoofdstuknaam, stappen: readonly Verhaalstap[]): readonly Verhaalstap[] =>
  hoofdstuk === 'nodig'
    ? stappen.toSorted((een, ander) => VOLGORDE_VAN_NODIG.indexOf(een.id) - VOLGORDE_VAN_NODIG.indexOf(ander.id))
    : stappen
