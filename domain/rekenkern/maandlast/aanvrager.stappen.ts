import type { Belastingschijf, Box1Norm, Normen } from '../../normen/normen'
import type { DienstBetrekking } from '../../antwoorden/dienstBetrekking'
import { euroPerJaar, min, nietOnderNul, type Bedragen, type EuroPerJaar, type Procent } from '../eenheden'
import { belastingBox1, bijVoorAftrek, hoogsteSchijf, type Belastinggrond, type Woningpost } from './box1'

export const box1 = (normen: Normen) => normen.box1.waarde

/** Returns the income that box 1 taxes, before alimony is subtracted. An income of the kind Overig counts as 0. */
export const inkomen = (invoer: { soort: DienstBetrekking; inkomen: EuroPerJaar }) =>
  invoer.soort === 'Overig' ? euroPerJaar(0) : invoer.inkomen

/** Returns the box 1 brackets for a kind of income. The kind Pensioen means that AOW age is reached. */
export const schijven = (invoer: { soort: DienstBetrekking; box1: Box1Norm }): readonly Belastingschijf[] =>
  invoer.box1[invoer.soort === 'Pensioen' ? 'aow' : 'onderAow']

type Deel = Bedragen<EuroPerJaar, 'inkomen' | 'aftrek' | 'bijtelling'> & { readonly aandeel: number }

/**
 * Returns the income of one person, plus that person's share (`aandeel`, 0 to 1) of the addition for the home, less the
 * same share of the deduction for the home. Not below 0.
 */
export const inkomenMetWoning = (invoer: Deel) =>
  nietOnderNul(euroPerJaar(invoer.inkomen + invoer.aandeel * (invoer.bijtelling - invoer.aftrek)))

/** The two steps for the box 1 tax of one person: first without the home, then with the home. */
export const belastingZonderWoning = (invoer: Belastinggrond) => belastingBox1(invoer)
export const belastingMetWoning = (invoer: Belastinggrond) => belastingBox1(invoer)

type Rentedeel = Woningpost & {
  readonly inkomen: EuroPerJaar
  readonly aandeel: number
  readonly schijven: readonly Belastingschijf[]
  readonly hoogsteAftrek: Procent
}

/**
 * Returns the extra yearly tax of one person. It limits the saving on interest deducted in the highest bracket to the
 * highest deduction rate. The extra tax is a percentage of an amount. The percentage is the rate of the highest bracket
 * less the highest deduction rate. The amount is the person's share (`aandeel`, 0 to 1) of the deductible interest, but
 * at most the income in the highest bracket before interest is deducted.
 * Source: Wet IB 2001 art. 2.10 lid 2 and 3, art. 3.120.
 */
export const tariefsaanpassing = (invoer: Rentedeel) => {
  const { vanaf, percentage } = hoogsteSchijf(invoer.schijven)
  const inHoogsteSchijf = Math.max(0, invoer.inkomen + invoer.aandeel * bijVoorAftrek(invoer) - vanaf)
  const meerTarief = (percentage - invoer.hoogsteAftrek) / 100
  return euroPerJaar(meerTarief * Math.min(invoer.aandeel * invoer.rente, inHoogsteSchijf))
}

/** Returns the tax that one person saves because of the home. Negative when the home costs tax. */
export const voordeel = (
  invoer: Bedragen<EuroPerJaar, 'belastingZonderWoning' | 'belastingMetWoning' | 'tariefsaanpassing'>,
) => min(min(invoer.belastingZonderWoning, invoer.belastingMetWoning), invoer.tariefsaanpassing)
