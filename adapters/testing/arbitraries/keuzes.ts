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

/** Generates brands. */
export const labelCodes = (): fc.Arbitrary<LabelCode> => fc.constantFrom(...LABEL_CODES)
/** Generates audiences. */
export const types = (): fc.Arbitrary<Type> => fc.constantFrom('Klant', 'Adviseur')
/** Generates one of two home buyers: the visitor or the partner. */
export const wie = (): fc.Arbitrary<Wie> => fc.constantFrom('eigen', 'partner')
/** Generates yes or no. */
export const jaNee = (): fc.Arbitrary<JaNee> => fc.constantFrom('ja', 'nee')
/** Generates yes, no or not known. */
export const jaNeeWeetNiet = (): fc.Arbitrary<JaNeeWeetNiet> => fc.constantFrom('ja', 'nee', 'weetNiet')
/** Generates whether a home is bought alone or with a partner. */
export const alleenSamen = (): fc.Arbitrary<AlleenSamen> => fc.constantFrom('alleen', 'samen')
/** Generates types of income. */
export const dienstBetrekkingen = (): fc.Arbitrary<DienstBetrekking> => fc.constantFrom(...DIENST_BETREKKINGEN)
/** Generates an existing home or a new build. */
export const bestaandeWoningen = (): fc.Arbitrary<BestaandeWoning> => fc.constantFrom('BestaandeBouw', 'Nieuwbouw')
/** Generates energy labels. */
export const energielabels = (): fc.Arbitrary<EnergielabelType> => fc.constantFrom(...ENERGIELABELS)
/** Generates norm years. */
export const normjaren = (): fc.Arbitrary<Normjaar> => fc.constantFrom(...NORMJAREN)
/** Generates step numbers, counted from 0. */
export const stapnummers = (): fc.Arbitrary<Stapnummer> => fc.constantFrom(...STAPNUMMERS)
/** Generates which home buyers are exempt from transfer tax as starters. */
export const startersvrijstellingen = (): fc.Arbitrary<Startersvrijstelling> =>
  fc.constantFrom('nee', 'eenVanTwee', 'ja')

/** Generates fixed-rate periods of any brand, in months. */
export const renteperiodes = (): fc.Arbitrary<RentevastePeriode> =>
  fc.constantFrom(...Object.values(RENTEVASTE_PERIODES))

/** Generates the open step with the highest step reached, which is the same step or a later one. */
export const stappen = (): fc.Arbitrary<StappenState> =>
  fc.tuple(stapnummers(), stapnummers()).map(([een, ander]) => ({
    huidig: een < ander ? een : ander,
    hoogste: een < ander ? ander : een,
  }))
