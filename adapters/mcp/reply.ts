import { EERSTE_STAP, periodesVan } from '../../domain/orientatie'
import { herkomstZin, nieuwereNormenZin, normwisselZinnen } from '../../ui/tekst'
import { assistentTekst as tekst } from './assistentTekst'
import type { Schema } from '../schema'
import type { Calculation } from './calculate'

/** The reply of a tool, as text and as data, with the rekenbewijzen of its calculations. */
export interface Reply {
  readonly tekst: string
  readonly gegevens: Readonly<Record<string, unknown>>
  readonly bewijzen: readonly Calculation['rekenbewijs'][]
}

export const listOf = (items: Schema): Schema => ({ type: 'array', items })

/** Returns the schema of an object with these fields, which are all required unless `required` names some. */
export const objectOf = (properties: Schema, required: readonly string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})

export const STRING_SCHEMA: Schema = { type: 'string' }

/** The schema of any object. It omits the fields, because an assistant reads all schemas in every conversation. */
export const RECORD_SCHEMA: Schema = { type: 'object' }

/** Returns the schema of an object with figures. Amounts are in euros; `anders` is Dutch text about other units. */
export const metEenheden = (anders: string): Schema => ({
  ...RECORD_SCHEMA,
  description: `Bedragen in euro, maandlasten in euro per maand, ${anders}.`,
})

/** The schemas of the fields that the data of every reply has. */
const overal = {
  normjaar: { type: 'integer' },
  normenVerouderd: { type: 'boolean' },
  voorstellen: listOf(STRING_SCHEMA),
  isVoorbeeldrente: { type: 'boolean' },
} as const

/** Returns the schema of the data in a reply. `eigen` and `overal` are required, `aannames` and `rekenbewijs` not. */
export const replySchema = (eigen: Schema): Schema =>
  objectOf({ ...eigen, ...overal, aannames: listOf(RECORD_SCHEMA), rekenbewijs: RECORD_SCHEMA }, [
    ...Object.keys(eigen),
    ...Object.keys(overal),
  ])

const gegevensVan = ({ grond: { kader, isVoorbeeldrente }, isVerouderd, rekenbewijs }: Calculation) => ({
  normjaar: kader.normen.jaar,
  normenVerouderd: isVerouderd,
  voorstellen: rekenbewijs.kader.voorstellen ?? [],
  isVoorbeeldrente,
})

/** Returns Dutch sentences about the norms and rate of a calculation; '' if the brand lacks the fixed-rate period. */
export const herkomstVan = ({ financieringsOpzet, grond }: Calculation): string => {
  const { labelCode, rentevastperiode } = grond.verzoek
  const renteperiode = periodesVan(labelCode).find((periode) => periode === rentevastperiode)
  if (renteperiode === undefined) return ''
  return herkomstZin({ labelCode, renteperiode, financieringsOpzet, grond }, EERSTE_STAP)
}

/** Returns Dutch sentences when the norms of the calendar year are not known; else none. */
const zegNieuwere = ({ nieuwere, financieringsOpzet }: Calculation): readonly string[] =>
  nieuwere === undefined ? [] : [nieuwereNormenZin(nieuwere), ...normwisselZinnen(financieringsOpzet, nieuwere)]

/** The optional parts of a reply. */
interface Parts {
  /** Whether the reply lists the assumptions of the calculation; false when absent. */
  readonly aannames?: boolean | undefined
  /** Whether the reply includes the rekenbewijs of the calculation; true when absent. */
  readonly rekenbewijs?: boolean | undefined
}

/**
 * Creates a reply with the texts and data of a tool. Its text begins with the norms and the rate of the calculation.
 * The text ends with the assumptions and the seal (`zegel`) of the rekenbewijs, if included.
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
      ...zegNieuwere(calculation),
      '',
      ...woorden,
      ...(metAannames ? ['', tekst.aannames, ...aannames.map(({ toelichting }) => `- ${toelichting}`)] : []),
      ...(metBewijs ? ['', tekst.bewijs(rekenbewijs.zegel)] : []),
    ].join('\n'),
    gegevens: {
      ...gegevens,
      ...gegevensVan(calculation),
      ...(metAannames && { aannames }),
      ...(metBewijs && { rekenbewijs }),
    },
    bewijzen: metBewijs ? [rekenbewijs] : [],
  }
}
