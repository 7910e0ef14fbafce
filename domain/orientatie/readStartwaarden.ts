import { formatJson } from '../codec/formatJson'
import { HOOGSTE_BEDRAG } from '../geld/bedrag'
import type { Veld } from '../antwoorden/antwoorden'
import { isAntwoord, keuzesVan } from '../vragen/antwoord'
import { VRAGEN } from '../vragen/vragen'
import { toAntwoord, type Antwoord } from './wijziging'

/** The valid start values of a page, and a message about each other value. */
export interface GelezenStartwaarden {
  /** The valid answers, at most one per question, in the order of the page. */
  readonly antwoorden: readonly Antwoord[]
  /** One Dutch sentence per unknown question and per bad value, for the developer of the page. */
  readonly meldingen: readonly string[]
}

const isVeld = (naam: string): naam is Veld => Object.hasOwn(VRAGEN, naam)

const verwacht = (veld: Veld): string => {
  const keuzes = keuzesVan(veld)
  return keuzes.length > 0
    ? `een van ${keuzes.map((keuze) => formatJson(keuze)).join(', ')}`
    : `een getal van 0 tot en met ${HOOGSTE_BEDRAG}`
}

/**
 * Reads the start values of a page: answers by the name of their question. Valid answers hold, also next to values that
 * the calculator cannot use.
 * @example
 * readStartwaarden({ vraagprijsWoning: 350_000, prijs: 1 }).meldingen // [ 'prijs is geen vraag van de rekenhulp' ]
 */
export const readStartwaarden = (startwaarden: Readonly<Record<string, unknown>>): GelezenStartwaarden => {
  const gelezen = Object.entries(startwaarden).map(([naam, waarde]) => {
    if (!isVeld(naam)) return `${naam} is geen vraag van de rekenhulp`
    return isAntwoord(naam, waarde) ? toAntwoord(naam, waarde) : `${naam} telt niet mee: verwacht ${verwacht(naam)}`
  })
  return {
    antwoorden: gelezen.filter((een) => typeof een !== 'string'),
    meldingen: gelezen.filter((een) => typeof een === 'string'),
  }
}
