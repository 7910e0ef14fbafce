import type { DienstBetrekking } from '../../antwoorden/dienstBetrekking'
import type { EuroPerJaar, EuroPerMaand } from '../eenheden'
import { gegeven } from '../stap'

export const soort = gegeven<DienstBetrekking>()
export const inkomen = gegeven<EuroPerJaar>()
export const alimentatie = gegeven<EuroPerMaand>()
export const leningen = gegeven<EuroPerMaand>()
export const studieschuld = gegeven<EuroPerMaand>()
export const binnen10JaarMetPensioen = gegeven<boolean>()
export const pensioeninkomen = gegeven<EuroPerJaar>()

/** Returns the kind of income after a retirement: `Pensioen` if `binnen10JaarMetPensioen`, else `soort`. */
export const soortMetPensioen = (invoer: { soort: DienstBetrekking; binnen10JaarMetPensioen: boolean }) =>
  invoer.binnen10JaarMetPensioen ? 'Pensioen' : invoer.soort
