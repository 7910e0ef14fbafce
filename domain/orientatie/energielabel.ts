import type { Bedrag } from '../geld/bedrag'
import { formatBedrag } from '../geld/parseBedrag'

/** All energy labels in the order of the specification's list; `A4EP` is A++++ with a guaranteed energy performance. */
export const ENERGIELABELS = Object.freeze([
  'Onbekend',
  'A4EP',
  'A4',
  'A3',
  'A2',
  'A1',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
] as const)
/** The energy label of a home, `Onbekend` when there is none. */
export type EnergielabelType = (typeof ENERGIELABELS)[number]

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
