import type { Bedrag } from '../geld/bedrag'
import { formatBedrag } from '../geld/parseBedrag'
import { ENERGIELABELS, type EnergielabelType } from './keuzes'

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
