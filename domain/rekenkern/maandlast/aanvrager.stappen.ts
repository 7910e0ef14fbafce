import type {
  Afbouwkorting,
  Belastingschijf,
  Box1Norm,
  HeffingskortingenNorm,
  Leeftijdsgroep,
  Normen,
} from '../../normen/normen'
import type { DienstBetrekking } from '../../antwoorden/dienstBetrekking'
import { euroPerJaar, min, nietOnderNul, type Bedragen, type EuroPerJaar, type Procent } from '../eenheden'
import {
  arbeidskortingschijf,
  belastingBox1,
  bijVoorAftrek,
  heffingskorting,
  hoogsteSchijf,
  isWerk,
  verschuldigd,
  type Korting,
  type Woningpost,
} from './box1'

export const box1 = (normen: Normen) => normen.box1.waarde
export const heffingskortingen = (normen: Normen) => normen.heffingskortingen.waarde

/** Returns the age group of a kind of income. The kind Pensioen means that AOW age is reached. */
const leeftijdsgroepVan = (soort: DienstBetrekking): Leeftijdsgroep => (soort === 'Pensioen' ? 'aow' : 'onderAow')

/** Returns the income that box 1 taxes, before alimony is subtracted. An income of the kind Overig counts as 0. */
export const inkomen = (invoer: { soort: DienstBetrekking; inkomen: EuroPerJaar }) =>
  invoer.soort === 'Overig' ? euroPerJaar(0) : invoer.inkomen

/** Returns the box 1 brackets for a kind of income. */
export const schijven = (invoer: { soort: DienstBetrekking; box1: Box1Norm }): readonly Belastingschijf[] =>
  invoer.box1[leeftijdsgroepVan(invoer.soort)]

interface Kortingkeuze {
  readonly soort: DienstBetrekking
  readonly heffingskortingen: HeffingskortingenNorm
}

/** Returns the tax credits for a kind of income that fall as the income rises. */
export const kortingen = (invoer: Kortingkeuze): readonly Afbouwkorting[] =>
  invoer.heffingskortingen[leeftijdsgroepVan(invoer.soort)]

/** Returns the arbeidskorting, which a home does not change; 0 for income not from work. Source: Wet IB art. 8.11. */
export const arbeidskorting = (invoer: Kortingkeuze & { inkomen: EuroPerJaar }) => {
  const { vanaf, bedrag, percentage } = arbeidskortingschijf(invoer.inkomen, invoer.heffingskortingen)
  const korting = bedrag + ((invoer.inkomen - vanaf) * percentage) / 100
  return isWerk(invoer.soort) ? nietOnderNul(euroPerJaar(korting)) : euroPerJaar(0)
}

type Deel = Bedragen<EuroPerJaar, 'inkomen' | 'aftrek' | 'bijtelling'> & { readonly aandeel: number }

/**
 * Returns the income of one person, plus that person's share (`aandeel`, 0 to 1) of the addition for the home, less the
 * same share of the deduction for the home. Not below 0.
 */
export const inkomenMetWoning = (invoer: Deel) =>
  nietOnderNul(euroPerJaar(invoer.inkomen + invoer.aandeel * (invoer.bijtelling - invoer.aftrek)))

type Belastinginvoer = Parameters<typeof belastingBox1>[0]
type Verschuldigd = Bedragen<EuroPerJaar, 'belasting' | 'heffingskorting'>

/** The steps for the tax of one person without the home: the tax by bracket, the tax credits and the tax due. */
export const belastingZonderWoning = (invoer: Belastinginvoer) => belastingBox1(invoer)
export const heffingskortingZonderWoning = (invoer: Korting) => heffingskorting(invoer)
export const verschuldigdZonderWoning = (invoer: Verschuldigd) => verschuldigd(invoer)

/** The same three steps with the home. */
export const belastingMetWoning = (invoer: Belastinginvoer) => belastingBox1(invoer)
export const heffingskortingMetWoning = (invoer: Korting) => heffingskorting(invoer)
export const verschuldigdMetWoning = (invoer: Verschuldigd & Bedragen<EuroPerJaar, 'tariefsaanpassing'>) =>
  verschuldigd(invoer)

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
export const voordeel = (invoer: Bedragen<EuroPerJaar, 'verschuldigdZonderWoning' | 'verschuldigdMetWoning'>) =>
  min(invoer.verschuldigdZonderWoning, invoer.verschuldigdMetWoning)
