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

/** Brands. */
export const labelCodes = (): fc.Arbitrary<LabelCode> => fc.constantFrom(...LABEL_CODES)
/** Audiences. */
export const types = (): fc.Arbitrary<Type> => fc.constantFrom('Klant', 'Adviseur')
/** The visitor or the partner. */
export const wie = (): fc.Arbitrary<Wie> => fc.constantFrom('eigen', 'partner')
/** Yes or no. */
export const jaNee = (): fc.Arbitrary<JaNee> => fc.constantFrom('ja', 'nee')
/** Yes, no, or not known. */
export const jaNeeWeetNiet = (): fc.Arbitrary<JaNeeWeetNiet> => fc.constantFrom('ja', 'nee', 'weetNiet')
/** Alone or with a partner. */
export const alleenSamen = (): fc.Arbitrary<AlleenSamen> => fc.constantFrom('alleen', 'samen')
/** Kinds of income. */
export const dienstBetrekkingen = (): fc.Arbitrary<DienstBetrekking> => fc.constantFrom(...DIENST_BETREKKINGEN)
/** An existing home or a new one. */
export const bestaandeWoningen = (): fc.Arbitrary<BestaandeWoning> => fc.constantFrom('BestaandeBouw', 'Nieuwbouw')
/** Energy labels. */
export const energielabels = (): fc.Arbitrary<EnergielabelType> => fc.constantFrom(...ENERGIELABELS)
/** Years that have norms. */
export const normjaren = (): fc.Arbitrary<Normjaar> => fc.constantFrom(...NORMJAREN)
/** Steps, counted from 0. */
export const stapnummers = (): fc.Arbitrary<Stapnummer> => fc.constantFrom(...STAPNUMMERS)
/** Who pays no transfer tax as a starter. */
export const startersvrijstellingen = (): fc.Arbitrary<Startersvrijstelling> =>
  fc.constantFrom('nee', 'eenVanTwee', 'ja')

/** Fixed-rate periods of any brand, in months. */
export const renteperiodes = (): fc.Arbitrary<RentevastePeriode> =>
  fc.constantFrom(...Object.values(RENTEVASTE_PERIODES))

/** Which step is open and which is the highest reached, as a visitor can come to. */
export const stappen = (): fc.Arbitrary<StappenState> =>
  fc.tuple(stapnummers(), stapnummers()).map(([een, ander]) => ({
    huidig: een < ander ? een : ander,
    hoogste: een < ander ? ander : een,
  }))
