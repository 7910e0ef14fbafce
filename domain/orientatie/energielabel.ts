import * as t from 'io-ts'

import { waardenVan } from '../codec/codecOf'
import type { Bedrag } from '../geld/bedrag'
import { formatBedrag } from '../geld/parseBedrag'

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

/** An amount in euro for every energy label. */
export type BedragPerEnergielabel = Readonly<Record<EnergielabelType, Bedrag>>

/** One line of the energy label table as shown; amounts without euro sign, `-` for none. */
export interface EnergielabelRij {
  /** The energy label. */
  readonly energielabelType: EnergielabelType
  /** Its name, as shown. */
  readonly naam: string
  /** What may be borrowed extra: euro, as shown. */
  readonly extraLenen: string
  /** What may be borrowed extra for measures: euro, as shown. */
  readonly extraMaatregelen: string
}

const toonExtra = (bedrag: Bedrag): string => (bedrag === 0 ? '-' : formatBedrag(bedrag))

/** The energy label table of one norm year: per label what may be borrowed extra, and extra for measures, in euro. */
export const energielabelRijen = (
  extraLenen: BedragPerEnergielabel,
  extraMaatregelen: BedragPerEnergielabel,
): readonly EnergielabelRij[] =>
  ENERGIELABELS.map((energielabelType) => ({
    energielabelType,
    naam: naamVanEnergielabel(energielabelType),
    extraLenen: toonExtra(extraLenen[energielabelType]),
    extraMaatregelen: toonExtra(extraMaatregelen[energielabelType]),
  }))
