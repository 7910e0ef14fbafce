import { formatJson } from '../codec/formatJson'
import { HOOGSTE_BEDRAG } from '../geld/bedrag'
import type { Veld } from '../antwoorden/antwoorden'
import type { LabelCode } from '../antwoorden/label'
import { periodesVan } from '../antwoorden/rentevastePeriode'
import { waardeVan, type Veldwaarde } from '../antwoorden/veld'
import { isAntwoord, keuzesVan } from '../vragen/antwoord'
import { VRAGEN } from '../vragen/vragen'
import { nieuweOrientatie } from './orientatie'
import { wijzig } from './wijzig'
import { toAntwoord, type Antwoord } from './wijziging'

/** A value of a page that does not count. */
export interface Startwaardefout {
  /** The name that the page gave, also when no question has that name. */
  readonly veld: string
  /** The reason in Dutch, without the name, for the developer of the page. */
  readonly melding: string
}

/** The start values of a page that hold, and an error for each other value. */
export interface GelezenStartwaarden {
  /** The answers that hold, at most one per question, in the order of the page. */
  readonly antwoorden: readonly Antwoord[]
  /** One error per unknown question and per value that does not count. */
  readonly fouten: readonly Startwaardefout[]
}

const isVeld = (naam: string): naam is Veld => Object.hasOwn(VRAGEN, naam)

/** Whether a page gives an answer. A content management system writes null or an empty text for an empty field. */
const isGegeven = (waarde: unknown): boolean => waarde !== undefined && waarde !== null && waarde !== ''

/** Returns the choices of a question that the brand offers; empty for a question that asks for an amount. */
const keuzesBij = (veld: Veld, labelCode: LabelCode): readonly Veldwaarde[] =>
  veld === 'renteperiode' ? periodesVan(labelCode) : keuzesVan(veld)

const verwacht = (keuzes: readonly Veldwaarde[]): string =>
  keuzes.length > 0
    ? `een van ${keuzes.map((keuze) => formatJson(keuze)).join(', ')}`
    : `een getal van 0 tot en met ${HOOGSTE_BEDRAG}`

/** Returns one value of the page as an answer, or the reason why it is none. */
const toGelezen = (naam: string, waarde: unknown, labelCode: LabelCode): Antwoord | Startwaardefout => {
  if (!isVeld(naam)) return { veld: naam, melding: 'is geen vraag van de rekenhulp' }
  const keuzes = keuzesBij(naam, labelCode)
  const isGoed = isAntwoord(naam, waarde) && (keuzes.length === 0 || keuzes.includes(waarde))
  return isGoed ? toAntwoord(naam, waarde) : { veld: naam, melding: `telt niet mee: verwacht ${verwacht(keuzes)}` }
}

/**
 * Reads the start values of a page: answers by the name of their question. An answer that counts holds, also next to
 * values that do not count. An answer that the other answers clear does not count, such as an income beside a pension.
 * Undefined, null and an empty text give no answer.
 * @example
 * readStartwaarden({ vraagprijsWoning: 350_000, eigenGeld: null, prijs: 1 }, 'MY').fouten
 * // [ { veld: 'prijs', melding: 'is geen vraag van de rekenhulp' } ]
 */
export const readStartwaarden = (
  startwaarden: Readonly<Record<string, unknown>>,
  labelCode: LabelCode,
): GelezenStartwaarden => {
  const gelezen = Object.entries(startwaarden).flatMap(([naam, waarde]) =>
    isGegeven(waarde) || !isVeld(naam) ? [toGelezen(naam, waarde, labelCode)] : [],
  )
  const antwoorden = gelezen.filter((een) => 'waarde' in een)
  const begin = wijzig(nieuweOrientatie(labelCode), { soort: 'antwoordenVervangen', antwoorden })
  const geldend = antwoorden.filter(({ veld, waarde }) => waardeVan(begin, veld) === waarde)
  const gewist = antwoorden.filter((antwoord) => !geldend.includes(antwoord))
  return {
    antwoorden: geldend,
    fouten: [
      ...gelezen.filter((een) => 'melding' in een),
      ...gewist.map(({ veld }) => ({ veld, melding: 'telt niet mee bij de andere antwoorden van deze pagina' })),
    ],
  }
}
