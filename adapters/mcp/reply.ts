import { EERSTE_STAP, periodesVan } from '../../domain'
import { herkomstZin } from '../../ui/samenvatting/zinnen'
import { assistentTekst as tekst } from '../../ui/tekst'
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

/** A record or a request: an assistant reads all schemas in every conversation, so that they say no more. */
const RECORD_SCHEMA: Schema = { type: 'object' }

const REKENBEWIJS_SCHEMA = objectOf({
  formaat: STRING_SCHEMA,
  rekenkern: STRING_SCHEMA,
  kader: RECORD_SCHEMA,
  verzoek: RECORD_SCHEMA,
  financieringsOpzet: RECORD_SCHEMA,
  zegel: STRING_SCHEMA,
})

/** What every answer holds, whatever was asked. */
const overal = {
  normjaar: { type: 'integer', description: 'Het jaar van de leennormen waarmee is gerekend.' },
  voorstellen: { ...listOf(STRING_SCHEMA), description: 'De normen die nog een voorstel zijn en kunnen veranderen.' },
  isVoorbeeldrente: { type: 'boolean', description: 'Is gerekend met voorbeeldrentes, die niemand aanbiedt?' },
  aannames: {
    ...listOf(objectOf({ naam: STRING_SCHEMA, groep: STRING_SCHEMA, toelichting: STRING_SCHEMA })),
    description: 'Waar de berekening van uitgaat, en wat zij weglaat.',
  },
  rekenbewijs: {
    ...REKENBEWIJS_SCHEMA,
    description: 'Bewaar dit: hiermee is de berekening later precies over te doen.',
  },
} as const

/** The schema of an answer with these data of its own. */
export const replySchema = (eigen: Schema): Schema => objectOf({ ...eigen, ...overal })

export { listOf, objectOf, RECORD_SCHEMA, REKENBEWIJS_SCHEMA, STRING_SCHEMA }

const gegevensVan = ({ kader, isVoorbeeldrente, verantwoording, rekenbewijs }: Calculation) => ({
  normjaar: kader.normen.jaar,
  voorstellen: rekenbewijs.kader.voorstellen ?? [],
  isVoorbeeldrente,
  aannames: verantwoording.aannames.map(({ naam, groep, toelichting }) => ({ naam, groep, toelichting })),
  rekenbewijs,
})

/** Which norms and rate were calculated with, in sentences. */
const herkomstVan = ({ verzoek, kader, isVoorbeeldrente, financieringsOpzet }: Calculation): string => {
  const { labelCode, rentevastperiode } = verzoek
  const renteperiode = periodesVan(labelCode).find((periode) => periode === rentevastperiode)
  if (renteperiode === undefined) return ''
  return herkomstZin({ labelCode, isVoorbeeldrente, renteperiode, financieringsOpzet }, kader.normen, EERSTE_STAP)
}

/** An answer of its own words and data, with what every answer says: norms, rate, assumptions and receipt. */
export const replyWith = (
  calculation: Calculation,
  woorden: readonly string[],
  gegevens: Reply['gegevens'],
): Reply => ({
  tekst: [
    ...woorden,
    '',
    herkomstVan(calculation),
    '',
    tekst.aannames,
    ...calculation.verantwoording.aannames.map(({ toelichting }) => `- ${toelichting}`),
    '',
    tekst.bewijs(calculation.rekenbewijs.zegel),
  ]
    .join('\n')
    .replaceAll('\u00A0', ' '),
  gegevens: { ...gegevens, ...gegevensVan(calculation) },
  bewijzen: [calculation.rekenbewijs],
})
