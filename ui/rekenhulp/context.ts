import { createContext, useContext } from 'react'

import type { AankondigingService, OrientatieService, SamenvattingState, StappenService } from '../../application'
import type { Orientatie, Stapnummer } from '../../domain'
import type { Formulier } from './formulier'
import type { Instellingen, Pagina } from './instellingen'
import type { Beantwoording } from './useBeantwoord'
import type { Zicht } from './zicht'

/** The services one calculator runs on. */
export interface Services {
  readonly orientatie: OrientatieService
  readonly stappen: StappenService
  readonly aankondiging: AankondigingService
}

/** Everything a part of the calculator may look at or call. */
export interface RekenhulpState extends Beantwoording {
  readonly orientatie: Orientatie
  readonly stap: Stapnummer
  readonly samenvatting: SamenvattingState
  /** Are the details of 'Nieuwe woning en kosten' unfolded? */
  readonly toontDetails: boolean
  readonly setToontDetails: (open: boolean) => void
  readonly services: Services
  readonly instellingen: Instellingen
  readonly formulier: Formulier
  readonly pagina: Pagina
  readonly zicht: Zicht
}

export const RekenhulpContext = createContext<RekenhulpState | undefined>(undefined)

export const useRekenhulp = (): RekenhulpState => {
  const rekenhulp = useContext(RekenhulpContext)
  if (rekenhulp === undefined) throw new Error('useRekenhulp needs a RekenhulpContext around it')
  return rekenhulp
}
