import type { ComponentType, PropsWithChildren, ReactNode } from 'react'

import type { BenodigdeHypotheekBlok } from '../../../../application'
import type { Veld } from '../../../../domain/orientatie'

export interface BenodigdeBedragenProps {
  readonly blok: BenodigdeHypotheekBlok
}

export interface RentevastePeriodeStapProps {
  readonly onZoek: (veld: Veld) => void
  /** The buttons of the step, between its questions and the follow-up actions. */
  readonly children: ReactNode
}

/** The lazily loaded chunk: steps 2 and 3, the link below step 3, and the amounts of 'Je benodigde hypotheek'. */
export interface Vervolgstappen {
  readonly 1: ComponentType<PropsWithChildren>
  readonly 2: ComponentType<RentevastePeriodeStapProps>
  readonly Vervolg: ComponentType
  readonly BenodigdeBedragen: ComponentType<BenodigdeBedragenProps>
}
