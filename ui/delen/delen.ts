import { toAnders } from '../../domain'
import { leesBewijs, toGedeeld } from '../../domain/bewijs'
import { maakBewijs, sealOf, vergelijkBewijs } from '../bewijs'
import { Aanbod } from './Aanbod'
import { DelenDialog } from './DelenDialog'
import { neemOver, toStand } from './neemOver'
import { lees, toTekst } from './toTekst'

/** The screens of a calculation that is passed on, and what other parts need to write one down and prove it. */
export const delen = {
  Aanbod,
  DelenDialog,
  lees,
  leesBewijs,
  maakBewijs,
  neemOver,
  sealOf,
  toAnders,
  toGedeeld,
  toStand,
  toTekst,
  vergelijkBewijs,
} as const

/** What this part offers. */
export type Delen = typeof delen
