import { EERSTE_STAP, periodesVan } from '../../domain/orientatie'
import { herkomstZin } from '../../ui/tekst'
import { assistentTekst as tekst } from './assistentTekst'
import type { Schema } from '../schema'
import type { Calculation } from './calculate'

/** The answer of a tool: in words, and the same as data; with the receipts of what was calculated. */
export interface Reply {
  readonly tekst: string
  readonly gegevens: Readonly<Record<string, unknown>>
  readonly bewijzen: readonly Calculation['rekenbewijs'][]
}

const listOf = (items: Schema): Schema => ({ type: 'array', items })
const objectOf = (properties: Schema, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})
const STRING_SCHEMA: Schema = { type: 'string' }

/** A record, a request or a receipt: an assistant reads all schemas in every conversation, so that they say no more. */
const RECORD_SCHEMA: Schema = { type: 'object' }

/** A record of figures in which amounts are counted as everywhere, and these otherwise. */
const metEenheden = (anders: string): Schema => ({
  ...RECORD_SCHEMA,
  description: `Bedragen in euro, maandlasten in euro per maand, ${anders}.`,
})

/** What every answer holds, whatever was asked. */
const overal = {
  normjaar: { type: 'integer' },
  voorstellen: listOf(STRING_SCHEMA),
  isVoorbeeldrente: { type: 'boolean' },
} as const

/** The schema of an answer with these data of its own, and with what is there when it is asked for. */
export const replySchema = (eigen: Schema): Schema =>
  objectOf({ ...eigen, ...overal, aannames: listOf(RECORD_SCHEMA), rekenbewijs: RECORD_SCHEMA }, [
    ...Object.keys(eigen),
    ...Object.keys(overal),
  ])

export { listOf, metEenheden, objectOf, RECORD_SCHEMA, STRING_SCHEMA }

const gegevensVan = ({ kader, isVoorbeeldrente, rekenbewijs }: Calculation) => ({
  normjaar: kader.normen.jaar,
  voorstellen: rekenbewijs.kader.voorstellen ?? [],
  isVoorbeeldrente,
})

/** Which norms and rate were calculated with, in sentences. */
export const herkomstVan = ({ verzoek, kader, isVoorbeeldrente, financieringsOpzet }: Calculation): string => {
  const { labelCode, rentevastperiode } = verzoek
  const renteperiode = periodesVan(labelCode).find((periode) => periode === rentevastperiode)
  if (renteperiode === undefined) return ''
  return herkomstZin({ labelCode, isVoorbeeldrente, renteperiode, financieringsOpzet }, kader.normen, EERSTE_STAP)
}

/** What an answer can leave out. */
interface Parts {
  /** What is assumed or left out. */
  readonly aannames?: boolean | undefined
  /** The receipt. */
  readonly rekenbewijs?: boolean | undefined
}

/**
 * An answer of its own words and data. First it says which norms and rate all its amounts are of; the assumptions and
 * the receipt come last, where they are part of it.
 */
export const replyWith = (
  calculation: Calculation,
  { aannames: metAannames = false, rekenbewijs: metBewijs = true }: Parts,
  woorden: readonly string[],
  gegevens: Reply['gegevens'],
): Reply => {
  const { rekenbewijs, verantwoording } = calculation
  const aannames = verantwoording.aannames.map(({ naam, groep, toelichting }) => ({ naam, groep, toelichting }))
  return {
    tekst: [
      herkomstVan(calculation),
      '',
      ...woorden,
      ...(metAannames ? ['', tekst.aannames, ...aannames.map(({ toelichting }) => `- ${toelichting}`)] : []),
      ...(metBewijs ? ['', tekst.bewijs(rekenbewijs.zegel)] : []),
    ]
      .join('\n')
      .replaceAll('\u00A0', ' '),
    gegevens: {
      ...gegevens,
      ...gegevensVan(calculation),
      ...(metAannames && { aannames }),
      ...(metBewijs && { rekenbewijs }),
    },
    bewijzen: metBewijs ? [rekenbewijs] : [],
  }
}
