import fc from 'fast-check'

import {
  DIENST_BETREKKINGEN,
  ENERGIELABELS,
  LABEL_CODES,
  type AlleenSamen,
  type BestaandeWoning,
  type DienstBetrekking,
  type EnergielabelType,
  type JaNee,
  type JaNeeWeetNiet,
  type LabelCode,
  type Type,
  type Wie,
} from '../../../domain'

export const labelCodes = (): fc.Arbitrary<LabelCode> => fc.constantFrom(...LABEL_CODES)
export const types = (): fc.Arbitrary<Type> => fc.constantFrom('Klant', 'Adviseur')
export const wie = (): fc.Arbitrary<Wie> => fc.constantFrom('eigen', 'partner')
export const jaNee = (): fc.Arbitrary<JaNee> => fc.constantFrom('ja', 'nee')
export const jaNeeWeetNiet = (): fc.Arbitrary<JaNeeWeetNiet> => fc.constantFrom('ja', 'nee', 'weetNiet')
export const alleenSamen = (): fc.Arbitrary<AlleenSamen> => fc.constantFrom('alleen', 'samen')
export const dienstBetrekkingen = (): fc.Arbitrary<DienstBetrekking> => fc.constantFrom(...DIENST_BETREKKINGEN)
export const bestaandeWoningen = (): fc.Arbitrary<BestaandeWoning> => fc.constantFrom('BestaandeBouw', 'Nieuwbouw')
export const energielabels = (): fc.Arbitrary<EnergielabelType> => fc.constantFrom(...ENERGIELABELS)
