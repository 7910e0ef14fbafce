import { woordenlijst } from '../tekst'
import { VORMEN, type Woordnaam } from './vormen'

const NAMEN = Object.keys(woordenlijst) as readonly Woordnaam[]

const PATRONEN = NAMEN.map((naam) => {
  const vorm = VORMEN[naam]?.source ?? woordenlijst[naam].woord
  return { naam, patroon: new RegExp(String.raw`(?<!\p{L})(?:${vorm})(?!\p{L})`, 'iu') }
})

const opAlfabet = (een: Woordnaam, ander: Woordnaam): number =>
  woordenlijst[een].woord.localeCompare(woordenlijst[ander].woord, 'nl')

/** The hard words that stand in a text, by alphabet. */
export const zoekWoorden = (tekst: string): readonly Woordnaam[] =>
  PATRONEN.flatMap(({ naam, patroon }) => (patroon.test(tekst) ? [naam] : [])).toSorted(opAlfabet)
