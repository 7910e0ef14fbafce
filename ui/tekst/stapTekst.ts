import { STAPPEN, type Stapnummer } from '../../domain/orientatie'
import { stappenTekst } from './nl'

/** The heading of a step: its place and its name. */
export const stapTekst = (stap: Stapnummer): string => stappenTekst.teller(stap + 1, STAPPEN.length, STAPPEN[stap])
