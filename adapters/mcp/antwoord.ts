import { EERSTE_STAP, periodesVan } from '../../domain'
import { herkomstZin } from '../../ui/samenvatting/zinnen'
import { assistentTekst as tekst } from '../../ui/tekst'
import type { Schema } from '../schema'
import type { Grond } from './grond'

/** The answer of a tool: in words, and the same as data; with the receipts of what was calculated. */
export interface Antwoord {
  readonly tekst: string
  readonly gegevens: Readonly<Record<string, unknown>>
  readonly bewijzen: readonly Grond['rekenbewijs'][]
}

const lijst = (items: Schema): Schema => ({ type: 'array', items })
const object = (properties: Schema, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})
const STRING: Schema = { type: 'string' }

/** A record or a request: an assistant reads all schemas in every conversation, so that they say no more. */
const RECORD: Schema = { type: 'object' }

const REKENBEWIJS = object({
  formaat: STRING,
  rekenkern: STRING,
  kader: RECORD,
  verzoek: RECORD,
  financieringsOpzet: RECORD,
  zegel: STRING,
})

/** What every answer holds, whatever was asked. */
const overal = {
  normjaar: { type: 'integer', description: 'Het jaar van de leennormen waarmee is gerekend.' },
  voorstellen: { ...lijst(STRING), description: 'De normen die nog een voorstel zijn en kunnen veranderen.' },
  isVoorbeeldrente: { type: 'boolean', description: 'Is gerekend met voorbeeldrentes, die niemand aanbiedt?' },
  aannames: {
    ...lijst(object({ naam: STRING, groep: STRING, toelichting: STRING })),
    description: 'Waar de berekening van uitgaat, en wat zij weglaat.',
  },
  rekenbewijs: {
    ...REKENBEWIJS,
    description: 'Bewaar dit: hiermee is de berekening later precies over te doen.',
  },
} as const

/** The schema of an answer with these data of its own. */
export const antwoordSchema = (eigen: Schema): Schema => object({ ...eigen, ...overal })

export { lijst, object, RECORD, REKENBEWIJS, STRING }

const gegevensVan = ({ kader, isVoorbeeldrente, verantwoording, rekenbewijs }: Grond) => ({
  normjaar: kader.normen.jaar,
  voorstellen: rekenbewijs.kader.voorstellen ?? [],
  isVoorbeeldrente,
  aannames: verantwoording.aannames.map(({ naam, groep, toelichting }) => ({ naam, groep, toelichting })),
  rekenbewijs,
})

/** Which norms and rate were calculated with, in sentences. */
const herkomstVan = ({ verzoek, kader, isVoorbeeldrente, financieringsOpzet }: Grond): string => {
  const { labelCode, rentevastperiode } = verzoek
  const renteperiode = periodesVan(labelCode).find((periode) => periode === rentevastperiode)
  if (renteperiode === undefined) return ''
  const opzet = { ...financieringsOpzet, normjaar: kader.normen.jaar }
  return herkomstZin(
    { labelCode, isVoorbeeldrente, renteperiode, financieringsOpzet: opzet },
    kader.normen,
    EERSTE_STAP,
  )
}

/** An answer of its own words and data, with what every answer says: norms, rate, assumptions and receipt. */
export const antwoordMet = (grond: Grond, woorden: readonly string[], gegevens: Antwoord['gegevens']): Antwoord => ({
  tekst: [
    ...woorden,
    '',
    herkomstVan(grond),
    '',
    tekst.aannames,
    ...grond.verantwoording.aannames.map(({ toelichting }) => `- ${toelichting}`),
    '',
    tekst.bewijs(grond.rekenbewijs.zegel),
  ]
    .join('\n')
    .replaceAll('\u00A0', ' '),
  gegevens: { ...gegevens, ...gegevensVan(grond) },
  bewijzen: [grond.rekenbewijs],
})
