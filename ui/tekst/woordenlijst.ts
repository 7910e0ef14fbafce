import { woordenVanKopen } from './woordenVanKopen'
import { woordenVanLenen } from './woordenVanLenen'

/** What stands around the words, and in for a figure that is not known. */
export const woordenTekst = {
  percentage: 'een percentage',
  bedrag: 'een bedrag',
  andere: 'Andere moeilijke woorden',
} as const

/** The hard words of the screens, each with what it means. */
export const woordenlijst = { ...woordenVanLenen, ...woordenVanKopen } as const

/** The name of a hard word. */
export type Woordnaam = keyof typeof woordenlijst
