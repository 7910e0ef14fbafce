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

/**
 * Returns the name of an energy label, as the screen shows it.
 * @example
 * naamVanEnergielabel('A4EP') // 'A++++ (EP garantie)'
 */
export const naamVanEnergielabel = (energielabelType: EnergielabelType): string =>
  namen[energielabelType] ?? energielabelType

/** An amount in euro for every energy label. */
export type BedragPerEnergielabel = Readonly<Record<EnergielabelType, Bedrag>>

/** One row of the energy label table, as the screen shows it: amounts have no euro sign, and an amount of 0 is `-`. */
export interface EnergielabelRij {
  /** The code of the energy label. */
  readonly energielabelType: EnergielabelType
  /** The name of the energy label, as shown. */
  readonly naam: string
  /** The extra loan for the label. Euro, as shown. */
  readonly extraLenen: string
  /** The extra loan for energy-saving measures. Euro, as shown. */
  readonly extraMaatregelen: string
}

const toonExtra = (bedrag: Bedrag): string => (bedrag === 0 ? '-' : formatBedrag(bedrag))

/**
 * Returns the energy label table of a norm year, as the screen shows it: for each label, both extra loans in euro.
 * @example
 * const { extraVoorEnergielabel, extraVoorVerduurzaming } = normenVan(2026)
 * energielabelRijen(extraVoorEnergielabel.waarde, extraVoorVerduurzaming.waarde)[1]
 * // { energielabelType: 'A4EP', naam: 'A++++ (EP garantie)', extraLenen: '40.000', extraMaatregelen: '-' }
 */
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
