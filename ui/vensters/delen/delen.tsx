import { createBewijs, sealOf, vergelijkBewijs } from '../../../application/bewijs'
import { toAnders } from '../../../domain/orientatie'
import { parseBewijs, toGedeeld } from '../../../domain/bewijs'
import { toOordeel } from '../bewijs/verschillen'
import { applyGedeeld, currentLink, goOn, orientatieOf, readAnswers, stapTot, writeAnswers } from './gedeeld'
import { linkTo, sharedIn } from './link'
import { GedeeldMessage, Offer } from './GedeeldMessage'
import type { Delen } from '../../basis/lazy/types/delen'

export const delen: Delen = {
  applyGedeeld,
  createBewijs,
  currentLink,
  GedeeldMessage,
  goOn,
  parseBewijs,
  linkTo,
  Offer,
  orientatieOf,
  readAnswers,
  sealOf,
  sharedIn,
  stapTot,
  toAnders,
  toGedeeld,
  toOordeel,
  vergelijkBewijs,
  writeAnswers,
}
