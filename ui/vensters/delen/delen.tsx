import { createBewijs, sealOf, vergelijkBewijs } from '../../../application/bewijs'
import { toAnders } from '../../../domain/orientatie'
import { parseBewijs, toGedeeld } from '../../../domain/bewijs'
import { toOordeel } from '../bewijs/verschillen'
import {
  applyGedeeld,
  currentLink,
  goOn,
  heeftEigen,
  orientatieOf,
  readAnswers,
  stapTot,
  writeAnswers,
} from './gedeeld'
import { linkTo, sharedIn } from './link'
import { GedeeldMessage, Offer } from './GedeeldMessage'
import type { Delen } from '../../basis/lazy/types/delen'

export const delen: Delen = {
  applyGedeeld,
  createBewijs,
  currentLink,
  GedeeldMessage,
  goOn,
  heeftEigen,
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
