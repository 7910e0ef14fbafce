import type { DienstBetrekking } from '../../orientatie'
import { euroPerJaar, type EuroPerJaar } from '../eenheden'
import { gevraagd } from '../stap'

export const soort = gevraagd<'soort', DienstBetrekking>('soort', 'inkomsten.dienstbetrekkingsoort')
export const inkomen = gevraagd('euro per jaar', 'inkomsten.bedrag')
export const alimentatie = gevraagd('euro per maand', 'uitgaven.brutoMaandlastAlimentatie')
export const leningen = gevraagd('euro per maand', 'uitgaven.brutoMaandlastOverige')
export const studieschuld = gevraagd('euro per maand', 'uitgaven.huidigeMaandlastStudieschuld')
export const binnen10JaarMetPensioen = gevraagd('ja of nee', 'binnen10JaarMetPensioen')
export const pensioeninkomen = gevraagd('euro per jaar', 'pensioeninkomen')

/** The kind of income of someone who may retire within ten years. Source: Trhk art. 2 lid 4. */
export const soortMetPensioen = (invoer: {
  soort: DienstBetrekking
  binnen10JaarMetPensioen: boolean
}): DienstBetrekking => (invoer.binnen10JaarMetPensioen ? 'Pensioen' : invoer.soort)

interface Pensioeninvoer {
  readonly inkomen: EuroPerJaar
  readonly pensioeninkomen: EuroPerJaar | undefined
  readonly binnen10JaarMetPensioen: boolean
}

/** The yearly income of someone who may retire within ten years. Source: Trhk art. 2 lid 4. */
export const inkomenMetPensioen = (invoer: Pensioeninvoer) =>
  invoer.binnen10JaarMetPensioen ? (invoer.pensioeninkomen ?? euroPerJaar(0)) : invoer.inkomen
