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

/** The orientation after these changes, one after the other. */
export const na = (reeks: readonly Wijziging[], begin: Orientatie = nieuweOrientatie('MY')): Orientatie =>
  reeks.reduce(wijzig, begin)

/**
 * Changes that a visitor and a host page can make: mostly every answer, of a size people have; else any changes at all.
 */
const levenslopen = (labelCode: LabelCode): fc.Arbitrary<readonly Wijziging[]> =>
  fc.oneof({ weight: 3, arbitrary: bezoekers(labelCode).map(antwoordenVan) }, { weight: 1, arbitrary: wijzigingen() })

/** Orientations that a visitor and a host page can arrive at. */
export const orientaties = (): fc.Arbitrary<Orientatie> =>
  fc
    .tuple(keuze.labelCodes(), keuze.types())
    .chain(([labelCode, type]) => levenslopen(labelCode).map((reeks) => na(reeks, nieuweOrientatie(labelCode, type))))

/** Choices made again: of any question, in a visit that began with answers that a visitor can arrive at. */
export const herzieningen = (): fc.Arbitrary<Herziening> =>
  fc.record({
    soort: fc.constant('keuzeHerzien' as const),
    vanaf: orientaties(),
    antwoord: antwoorden(),
  })

/** Orientations with any combination of answers, also those that the clearing rules would not leave standing. */
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

/** Calendar dates, as yyyy-mm-dd, of this century. */
export const datums = (): fc.Arbitrary<Datum> =>
  fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true }).map(toDatum)

/** What the income calculator is filled in with. */
export const inkomensberekeningen = (): fc.Arbitrary<Inkomensberekening> =>
  fc.record({ brutomaandinkomen: bedragenOfLeeg(), dertiendemaand: keuze.jaNee(), vakantiegeld: keuze.jaNee() })

/** What the credit tip is filled in with. */
export const kredieten = (): fc.Arbitrary<Krediet> =>
  fc.record({ limieten: bedragenOfLeeg(), koopOpAfbetaling: bedragenOfLeeg() })

/** Calculations that a visitor passes on. */
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
