import * as t from 'io-ts'

import { waardenVan } from '../codec/codecOf'

/** The energy label of the home; `A4EP` is A++++ with a guaranteed energy performance. */
export const energielabelTypeCodec = t.keyof(
  {
    Onbekend: null,
    A4EP: null,
    A4: null,
    A3: null,
    A2: null,
    A1: null,
    A: null,
    B: null,
    C: null,
    D: null,
    E: null,
    F: null,
    G: null,
  },
  'EnergielabelType',
)
/** The energy label of a home, `Onbekend` when there is none. */
export type EnergielabelType = t.TypeOf<typeof energielabelTypeCodec>

/** All energy labels in the order of the specification's list. */
export const ENERGIELABELS: readonly EnergielabelType[] = waardenVan(energielabelTypeCodec)

const namen: Readonly<Partial<Record<EnergielabelType, string>>> = {
  A4EP: 'A++++ (EP garantie)',
  A4: 'A++++',
  A3: 'A+++',
  A2: 'A++',
  A1: 'A+',
}

/** An energy label as shown. */
export const naamVanEnergielabel = (energielabelType: EnergielabelType): string =>
  namen[energielabelType] ?? energielabelType
