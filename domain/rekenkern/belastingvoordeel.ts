import type { Belastingschijf } from '../normen'
import { hoogsteSchijf } from './box1'

/**
 * The interest that may be deducted, in euro a year: the part for the loan that is not restschuld.
 * Source: Wet IB 2001 art. 3.119a.
 */
export const aftrekbareRente = (invoer: {
  readonly rente: number
  readonly lening: number
  readonly restschuld?: number | undefined
}): number => (invoer.rente * (invoer.lening - Math.min(invoer.lening, invoer.restschuld ?? 0))) / invoer.lening

/**
 * What is deducted from income, in euro a year: interest as far as it exceeds the forfait.
 * Source: Wet IB 2001 art. 3.110.
 */
export const aftrekEigenWoning = (invoer: { readonly rente: number; readonly forfait: number }): number =>
  Math.max(0, invoer.rente - invoer.forfait)

/**
 * What is added to income, in euro a year: the forfait as far as it exceeds the interest, less the Hillen deduction
 * (percent). Source: Wet IB 2001 art. 3.123a.
 */
export const bijtellingEigenWoning = (invoer: {
  readonly rente: number
  readonly forfait: number
  readonly hillenaftrek: number
}): number => Math.max(0, invoer.forfait - invoer.rente) * (1 - invoer.hillenaftrek / 100)

/** One person's income with a share (0 to 1) of the home in it, in euro a year, not below 0. */
export const inkomenMetWoning = (invoer: {
  readonly inkomen: number
  readonly aandeel: number
  readonly aftrek: number
  readonly bijtelling: number
}): number => Math.max(0, invoer.inkomen + invoer.aandeel * (invoer.bijtelling - invoer.aftrek))

/**
 * The tax that takes back what deducting in the highest bracket gives above the highest deduction rate, in euro a year:
 * over one person's share (0 to 1) of the interest, as far as income with forfait reaches into that bracket. None when
 * nothing is deducted. Source: Wet IB 2001 art. 2.10, 2.10a.
 */
export const tariefsaanpassing = (invoer: {
  readonly inkomen: number
  readonly aandeel: number
  readonly rente: number
  readonly forfait: number
  readonly schijven: readonly Belastingschijf[]
  readonly hoogsteAftrek: number
}): number => {
  if (invoer.rente <= invoer.forfait) return 0
  const { vanaf, percentage } = hoogsteSchijf(invoer.schijven)
  const inHoogsteSchijf = Math.max(0, invoer.inkomen + invoer.aandeel * invoer.forfait - vanaf)
  return ((percentage - invoer.hoogsteAftrek) / 100) * Math.min(invoer.aandeel * invoer.rente, inHoogsteSchijf)
}

/** What one person pays less in tax because of the home, in euro a year; negative when it is more. */
export const persoonlijkVoordeel = (invoer: {
  readonly belastingZonderWoning: number
  readonly belastingMetWoning: number
  readonly tariefsaanpassing: number
}): number => invoer.belastingZonderWoning - invoer.belastingMetWoning - invoer.tariefsaanpassing

/** What the household pays less in tax because of the home, in euro a year; negative when it is more. */
export const belastingvoordeelVan = (invoer: {
  readonly eerste: number
  readonly tweede?: number | undefined
}): number => invoer.eerste + (invoer.tweede ?? 0)
