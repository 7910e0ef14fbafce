import { toAnders } from '../../domain/orientatie'
import { parseBewijs, toGedeeld } from '../../domain/bewijs'
import { createBewijs, sealOf } from '../bewijs/createBewijs'
import { vergelijkBewijs } from '../bewijs/vergelijk'
import { GedeeldMessage } from './GedeeldMessage'
import { Offer } from './Offer'
import { DelenDialog } from './DelenDialog'
import { applyGedeeld, orientatieOf } from './applyGedeeld'
import { readAnswers, writeAnswers, linkTo, sharedIn } from './fragment'

/** The screens of a calculation that is passed on, and what other parts need to write one down and prove it. */
export const delen = {
  applyGedeeld,
  createBewijs,
  DelenDialog,
  GedeeldMessage,
  parseBewijs,
  linkTo,
  Offer,
  orientatieOf,
  readAnswers,
  sealOf,
  sharedIn,
  toAnders,
  toGedeeld,
  vergelijkBewijs,
  writeAnswers,
} as const

/** What this part offers. */
export type Delen = typeof delen
