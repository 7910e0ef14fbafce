import type { Belastingschijf, Box1Norm, Normen } from '../../normen/normen'
import type { DienstBetrekking } from '../../orientatie/dienstBetrekking'
import { euroPerJaar, min, nietOnderNul, type Bedragen, type EuroPerJaar, type Procent } from '../eenheden'
import { belastingBox1, bijVoorAftrek, hoogsteSchijf, type Belastinggrond, type Woningpost } from './box1'

export const box1 = (normen: Normen) => normen.box1.waarde

/** The income that is taxed in box 1, before alimony; income of the kind Overig does not count. */
export const inkomen = (invoer: { soort: DienstBetrekking; inkomen: EuroPerJaar }) =>
  invoer.soort === 'Overig' ? euroPerJaar(0) : invoer.inkomen

/** The brackets of box 1 for today's kind of income; Pensioen means that AOW age is reached. */
export const schijven = (invoer: { soort: DienstBetrekking; box1: Box1Norm }): readonly Belastingschijf[] =>
  invoer.box1[invoer.soort === 'Pensioen' ? 'aow' : 'onderAow']

type Deel = Bedragen<EuroPerJaar, 'inkomen' | 'aftrek' | 'bijtelling'> & { readonly aandeel: number }

/** The income of one person, with their share (0 to 1) of the deduction or addition for the home; not below 0. */
export const inkomenMetWoning = (invoer: Deel) =>
  nietOnderNul(euroPerJaar(invoer.inkomen + invoer.aandeel * (invoer.bijtelling - invoer.aftrek)))

/** The tax of one person, without and with the home. */
export const belastingZonderWoning = (invoer: Belastinggrond) => belastingBox1(invoer)
export const belastingMetWoning = (invoer: Belastinggrond) => belastingBox1(invoer)

type Rentedeel = Woningpost & {
  readonly inkomen: EuroPerJaar
  readonly aandeel: number
  readonly schijven: readonly Belastingschijf[]
  readonly hoogsteAftrek: Procent
}

/**
 * The tax that limits the deduction of interest in the highest bracket to the highest deduction rate. It applies to one
 * person's share (0 to 1) of the interest, as far as the income before that deduction is in that bracket. The interest
 * counts gross, also when the forfait is higher. Source: Wet IB 2001 art. 2.10 lid 2 and 3, art. 3.120.
 */
export const tariefsaanpassing = (invoer: Rentedeel) => {
  const { vanaf, percentage } = hoogsteSchijf(invoer.schijven)
  const inHoogsteSchijf = Math.max(0, invoer.inkomen + invoer.aandeel * bijVoorAftrek(invoer) - vanaf)
  const meerTarief = (percentage - invoer.hoogsteAftrek) / 100
  return euroPerJaar(meerTarief * Math.min(invoer.aandeel * invoer.rente, inHoogsteSchijf))
}

/** The tax that one person saves by the home; negative when the home costs tax. */
export const voordeel = (
  invoer: Bedragen<EuroPerJaar, 'belastingZonderWoning' | 'belastingMetWoning' | 'tariefsaanpassing'>,
) => min(min(invoer.belastingZonderWoning, invoer.belastingMetWoning), invoer.tariefsaanpassing)
