import fc from 'fast-check'

import { NORMJAREN, type Normjaar } from '../../../domain'
import {
  DIENST_BETREKKINGEN,
  ENERGIELABELS,
  LABEL_CODES,
  RENTEVASTE_PERIODES,
  STAPNUMMERS,
  type AlleenSamen,
  type BestaandeWoning,
  type DienstBetrekking,
  type EnergielabelType,
  type JaNee,
  type JaNeeWeetNiet,
  type LabelCode,
  type RentevastePeriode,
  type Stapnummer,
  type StappenState,
  type Startersvrijstelling,
  type Type,
  type Wie,
} from '../../../domain/orientatie'

/** Generates the codes of brands. */
export const labelCodes = (): fc.Arbitrary<LabelCode> => fc.constantFrom(...LABEL_CODES)
/** Generates audiences of the calculator: a customer (`Klant`) or an adviser. */
export const types = (): fc.Arbitrary<Type> => fc.constantFrom('Klant', 'Adviseur')
/** Generates `eigen` (the visitor) or `partner`. */
export const wie = (): fc.Arbitrary<Wie> => fc.constantFrom('eigen', 'partner')
/** Generates answers to a yes/no question: yes or no. */
export const jaNee = (): fc.Arbitrary<JaNee> => fc.constantFrom('ja', 'nee')
/** Generates answers to a yes/no question: yes, no or unknown. */
export const jaNeeWeetNiet = (): fc.Arbitrary<JaNeeWeetNiet> => fc.constantFrom('ja', 'nee', 'weetNiet')
/** Generates answers to whether a home is bought alone or with a partner. */
export const alleenSamen = (): fc.Arbitrary<AlleenSamen> => fc.constantFrom('alleen', 'samen')
/** Generates types of income. */
export const dienstBetrekkingen = (): fc.Arbitrary<DienstBetrekking> => fc.constantFrom(...DIENST_BETREKKINGEN)
/** Generates kinds of homes: an existing home or a new build. */
export const bestaandeWoningen = (): fc.Arbitrary<BestaandeWoning> => fc.constantFrom('BestaandeBouw', 'Nieuwbouw')
/** Generates energy labels. */
export const energielabels = (): fc.Arbitrary<EnergielabelType> => fc.constantFrom(...ENERGIELABELS)
/** Generates norm years. */
export const normjaren = (): fc.Arbitrary<Normjaar> => fc.constantFrom(...NORMJAREN)
/** Generates step numbers, counted from 0. */
export const stapnummers = (): fc.Arbitrary<Stapnummer> => fc.constantFrom(...STAPNUMMERS)
/** Generates starter exemptions from transfer tax: for no buyer, for one of two buyers, or for all buyers. */
export const startersvrijstellingen = (): fc.Arbitrary<Startersvrijstelling> =>
  fc.constantFrom('nee', 'eenVanTwee', 'ja')

/** Generates fixed-rate periods of any brand, in months. */
export const renteperiodes = (): fc.Arbitrary<RentevastePeriode> =>
  fc.constantFrom(...Object.values(RENTEVASTE_PERIODES))

/** Generates an open step with the highest step reached, which is never before the open step. */
export const stappen = (): fc.Arbitrary<StappenState> =>
  fc.tuple(stapnummers(), stapnummers()).map(([een, ander]) => ({
    huidig: een < ander ? een : ander,
    hoogste: een < ander ? ander : een,
  }))
