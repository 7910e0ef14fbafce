import { lijktMaandinkomen, VRAAG_PER_JAAR } from '../inkomen/lijktMaandinkomen'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'

/** A field of a request, with a Dutch sentence about it. */
export interface Opmerking {
  /** The path of the field, such as `hypotheekgevers[0].inkomsten.bedrag`. */
  readonly veld: string
  /** The Dutch sentence. It never repeats the value of the field. */
  readonly melding: string
}

const geversIn = ({ hypotheekgevers }: FinancieringsOpzetVerzoek) =>
  hypotheekgevers.map((gever, index) => ({ gever, plek: `hypotheekgevers[${index}]` }))

/**
 * Returns a question about each income in a request that may be a monthly income, such as 4.200 euro a year. Such a
 * request is valid.
 * @example
 * opmerkingenOver(verzoek) // []
 */
export const opmerkingenOver = (verzoek: FinancieringsOpzetVerzoek): readonly Opmerking[] =>
  geversIn(verzoek).flatMap(({ gever: { inkomsten }, plek }) =>
    lijktMaandinkomen(inkomsten.dienstbetrekkingsoort, inkomsten.bedrag)
      ? [{ veld: `${plek}.inkomsten.bedrag`, melding: VRAAG_PER_JAAR }]
      : [],
  )

/** A home buyer whose expected pension is missing. */
export interface OntbrekendPensioen {
  /** The path of the missing field. */
  readonly veld: string
  /** The number of the buyer. */
  readonly volgnummer: 1 | 2
}

/**
 * Returns the buyers who retire within ten years and whose pension is missing. Such a pension counts as 0.
 * @example
 * ontbrekendePensioenen(verzoek) // []
 */
export const ontbrekendePensioenen = (verzoek: FinancieringsOpzetVerzoek): readonly OntbrekendPensioen[] =>
  geversIn(verzoek).flatMap(({ gever: { volgnummer, binnen10JaarMetPensioen, pensioeninkomen }, plek }) =>
    binnen10JaarMetPensioen && pensioeninkomen === undefined ? [{ veld: `${plek}.pensioeninkomen`, volgnummer }] : [],
  )

/**
 * Returns the paths of the amounts that a request leaves open, and that then count as an income of 0.
 * @example
 * openInkomens(verzoek) // []
 */
export const openInkomens = (verzoek: FinancieringsOpzetVerzoek): readonly string[] => [
  ...geversIn(verzoek).flatMap(({ gever: { inkomsten }, plek }) =>
    inkomsten.dienstbetrekkingsoort !== 'Overig' && inkomsten.bedrag === undefined ? [`${plek}.inkomsten.bedrag`] : [],
  ),
  ...ontbrekendePensioenen(verzoek).map(({ veld }) => veld),
]
