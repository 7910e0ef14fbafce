import fc from 'fast-check'

import {
  nieuweOrientatie,
  wijzig,
  type Herziening,
  type Orientatie,
  type Wijziging,
  type Inkomensberekening,
  type Krediet,
} from '../../../domain'
import { toDatum, type Datum } from '../../../domain/invoer'
import { toAnders, type LabelCode, type Gedeeld } from '../../../domain/orientatie'
import { antwoordenVan, bezoekers } from './bezoeker'
import { bedragenOfLeeg } from './gangbaar'
import * as keuze from './keuzes'
import { antwoorden, losseAntwoorden, voortgangen, wijzigingen } from './wijziging'

/** Returns the orientation `begin` after these changes, in order. By default `begin` is a new orientation for `MY`. */
export const na = (reeks: readonly Wijziging[], begin: Orientatie = nieuweOrientatie('MY')): Orientatie =>
  reeks.reduce(wijzig, begin)

/** Generates series of changes: in three of four cases realistic answers of one visitor, otherwise random ones. */
const levenslopen = (labelCode: LabelCode): fc.Arbitrary<readonly Wijziging[]> =>
  fc.oneof({ weight: 3, arbitrary: bezoekers(labelCode).map(antwoordenVan) }, { weight: 1, arbitrary: wijzigingen() })

/** Generates orientations that a visitor and a host page can reach. */
export const orientaties = (): fc.Arbitrary<Orientatie> =>
  fc
    .tuple(keuze.labelCodes(), keuze.types())
    .chain(([labelCode, type]) => levenslopen(labelCode).map((reeks) => na(reeks, nieuweOrientatie(labelCode, type))))

/** Generates changes that answer a question again. `vanaf` is the orientation when the visit to the question began. */
export const herzieningen = (): fc.Arbitrary<Herziening> =>
  fc.record({
    soort: fc.constant('keuzeHerzien' as const),
    vanaf: orientaties(),
    antwoord: antwoorden(),
  })

/** Generates orientations with any combination of answers, also combinations that the clearing rules prevent. */
export const losseOrientaties = (): fc.Arbitrary<Orientatie> =>
  fc
    .record({
      labelCode: keuze.labelCodes(),
      type: keuze.types(),
      voortgang: fc.array(voortgangen(), { maxLength: 2 }),
    })
    .chain(({ labelCode, type, voortgang }) =>
      losseAntwoorden().map((antwoorden) => ({ ...na(voortgang, nieuweOrientatie(labelCode, type)), ...antwoorden })),
    )

/** Generates calendar dates from 2000 to 2099, as yyyy-mm-dd. */
export const datums = (): fc.Arbitrary<Datum> =>
  fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true }).map(toDatum)

/** Generates the answers to the income calculator. */
export const inkomensberekeningen = (): fc.Arbitrary<Inkomensberekening> =>
  fc.record({ brutomaandinkomen: bedragenOfLeeg(), dertiendemaand: keuze.jaNee(), vakantiegeld: keuze.jaNee() })

/** Generates the answers to the credit calculator. */
export const kredieten = (): fc.Arbitrary<Krediet> =>
  fc.record({ limieten: bedragenOfLeeg(), koopOpAfbetaling: bedragenOfLeeg() })

/** Generates shared calculations with answers that a visitor can give. */
export const gedeeldeBerekeningen = (): fc.Arbitrary<Gedeeld> =>
  fc
    .record({
      orientatie: orientaties(),
      normjaar: fc.option(keuze.normjaren(), { nil: undefined }),
      datum: datums(),
    })
    .map(({ orientatie, normjaar, datum }) => ({
      labelCode: orientatie.labelCode,
      normjaar,
      datum,
      antwoorden: toAnders(orientatie, nieuweOrientatie(orientatie.labelCode)),
    }))
