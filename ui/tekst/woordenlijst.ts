import { woordenVanKopen } from './woordenVanKopen'
import { woordenVanLenen } from './woordenVanLenen'

/** The title above the hard words that are not on the screen, and phrases that replace unknown figures in a meaning. */
export const woordenTekst = {
  percentage: 'een percentage',
  bedrag: 'een bedrag',
  andere: 'Andere moeilijke woorden',
} as const

/** The hard words on the screens, each with its meaning. */
export const woordenlijst = { ...woordenVanLenen, ...woordenVanKopen } as const

export type Woordnaam = keyof typeof woordenlijst
