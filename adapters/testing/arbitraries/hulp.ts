import fc from 'fast-check'

import { nieuweOrientatie, type Inkomensberekening, type Krediet } from '../../../domain'
import { toDatum, type Datum } from '../../../domain/invoer'
import { toAnders, type Gedeeld } from '../../../domain/orientatie'
import { bedragenOfLeeg } from './bedrag'
import * as keuze from './keuzes'
import { orientaties } from './orientatie'

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
