import type { DienstBetrekking } from '../../orientatie'
import { euroPerJaar, type Bedragen, type EuroPerJaar, type EuroPerMaand } from '../eenheden'
import { gegeven } from '../stap'

export const soort = gegeven<DienstBetrekking>()
export const inkomen = gegeven<EuroPerJaar>()
export const alimentatie = gegeven<EuroPerMaand>()
export const leningen = gegeven<EuroPerMaand>()
export const studieschuld = gegeven<EuroPerMaand>()
export const binnen10JaarMetPensioen = gegeven<boolean>()
export const pensioeninkomen = gegeven<EuroPerJaar>()

/** What is known of someone who may retire within ten years. */
interface Pensioenvraag {
  readonly binnen10JaarMetPensioen: boolean
}

export const soortMetPensioen = (invoer: Pensioenvraag & { soort: DienstBetrekking }): DienstBetrekking =>
  invoer.binnen10JaarMetPensioen ? 'Pensioen' : invoer.soort

export const inkomenMetPensioen = (invoer: Pensioenvraag & Bedragen<EuroPerJaar, 'inkomen', 'pensioeninkomen'>) =>
  invoer.binnen10JaarMetPensioen ? (invoer.pensioeninkomen ?? euroPerJaar(0)) : invoer.inkomen
