import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { normjaarCodec, rentetarievenCodec, verzoekCodec } from '../../domain'
import { aanbiederVan, LABEL_CODES, startersvrijstellingCodec } from '../../domain/orientatie'
import { toSchema, type Schema } from '../schema'
import { replySchema, type Reply } from './reply'
import { calculate, type Calculation, type ToolContext, type ToolInput } from './calculate'
import { doubtsOf, readInput } from './readInput'

/** A tool of the MCP server: its Dutch texts, its JSON Schemas and its function. */
export interface Tool {
  readonly naam: string
  readonly titel: string
  readonly beschrijving: string
  readonly invoer: Schema
  readonly uitvoer: Schema
  /** Returns the reply to a call, or Dutch sentences that say why there is none. */
  readonly reply: (
    invoer: Readonly<Record<string, unknown>>,
    context: ToolContext,
  ) => either.Either<readonly string[], Reply>
}

/** The definition of a tool, for {@link createTool}. */
interface Toolsoort<V extends t.Props, S extends t.Props> extends Pick<Tool, 'naam' | 'titel' | 'beschrijving'> {
  /** The codecs of the required inputs that only this tool has. */
  readonly verplicht: V
  /** The codecs of the optional inputs that only this tool has. */
  readonly optioneel: S
  /** The Dutch description of each `verplicht` and `optioneel` input, for the assistant. */
  readonly uitleg: Readonly<Record<keyof (V & S), string>>
  readonly gegevens: Schema
  readonly reply: (
    calculation: Calculation,
    input: ToolInput & t.TypeOfProps<V> & t.TypeOfPartialProps<S>,
    context: ToolContext,
  ) => either.Either<readonly string[], Reply>
}

const VRAAG = { verzoek: verzoekCodec }
const ANDERS = {
  normjaar: normjaarCodec,
  rentetarieven: rentetarievenCodec,
  ongewoneRentes: t.boolean,
  inkomenPerJaar: t.boolean,
  startersvrijstelling: startersvrijstellingCodec,
  aannames: t.boolean,
}

const MERKEN = LABEL_CODES.map((labelCode) => `${labelCode} is ${aanbiederVan(labelCode)}`).join(', ')

const UITLEG: Readonly<Record<keyof (typeof VRAAG & typeof ANDERS), string>> = {
  verzoek:
    'Wie koopt, wat, en met welk geld. Inkomen en pensioeninkomen zijn bruto. rentevastperiode 1 is variabel. ' +
    `labelCode: ${MERKEN}. Laat onderpand weg als er nog geen woning is.`,
  normjaar: 'Het jaar van de leennormen. Standaard het nieuwste jaar dat is begonnen.',
  rentetarieven:
    'Procent per jaar, per aantal maanden: { "120": 3.75 } of { "120": { "nhg": 3.6, "zonder": 3.8 } }. ' +
    'Standaard die van deze dienst.',
  ongewoneRentes: 'true: een rente onder 0,1 of boven 20 procent is zo bedoeld. Standaard een vergissing.',
  inkomenPerJaar: 'true: ook een inkomen dat op een maandbedrag lijkt, is per jaar.',
  startersvrijstelling: 'Wie geen overdrachtsbelasting betaalt als starter. Standaard niemand.',
  aannames: 'true: zeg ook waar de berekening van uitgaat, en wat zij weglaat.',
}

/** The date fields of a request. No figure depends on dates, so the schema for an assistant omits them. */
const DATUMS = ['ingangsdatumHypotheek', 'timestamp', 'ingangsdatum']

const zonderDatums = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.filter((een) => !DATUMS.includes(String(een))).map(zonderDatums)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([naam, deel]) => (DATUMS.includes(naam) ? [] : [[naam, zonderDatums(deel)]])),
  )
}

/** The name of the only tool that describes the shared inputs in full. */
export const VOLUIT = 'bereken'

/** Returns the short schema of a shared input: its type, its choices, and a reference to the tool `VOLUIT`. */
const zoalsVoluit = ({ type, enum: keuzes }: Schema): Schema => ({
  type,
  ...(keuzes !== undefined && { enum: keuzes }),
  description: `Zie ${VOLUIT}.`,
})

/**
 * Returns the input schema of a tool. Only the tool `VOLUIT` describes the shared inputs in full, because an assistant
 * reads the schemas of all tools in every conversation.
 */
const invoerSchema = (naam: string, codec: t.Mixed, uitleg: Readonly<Record<string, string>>): Schema => {
  const { properties, required } = zonderDatums(toSchema(codec)) as {
    readonly properties: Readonly<Record<string, Schema>>
    readonly required: readonly string[]
  }
  const metUitleg = Object.entries(properties).map(([veld, deel]) => [
    veld,
    veld in UITLEG && naam !== VOLUIT ? zoalsVoluit(deel) : { ...deel, description: uitleg[veld] },
  ])
  return { type: 'object', properties: Object.fromEntries(metUitleg) as Schema, required, additionalProperties: false }
}

/** Returns the input, or Dutch questions about its values that are missing or probably wrong. */
const withoutDoubts = <Input extends ToolInput>(input: Input): either.Either<readonly string[], Input> => {
  const doubts = doubtsOf(input)
  return doubts.length === 0 ? either.right(input) : either.left(doubts)
}

/** Creates a tool that decodes and checks its input, calculates the request, and passes the result to `soort.reply`. */
export const createTool = <V extends t.Props, S extends t.Props>(soort: Toolsoort<V, S>): Tool => {
  const { naam, titel, beschrijving, verplicht, optioneel, uitleg, gegevens, reply } = soort
  const codec = t.exact(t.intersection([t.type({ ...VRAAG, ...verplicht }), t.partial({ ...ANDERS, ...optioneel })]))
  return {
    naam,
    titel,
    beschrijving,
    invoer: invoerSchema(naam, codec, { ...UITLEG, ...uitleg }),
    uitvoer: replySchema(gegevens),
    reply: (invoer, context) =>
      fp.pipe(
        readInput(codec, invoer, context.nu()),
        either.flatMap((gelezen) => withoutDoubts(gelezen as unknown as Parameters<typeof reply>[1])),
        either.flatMap((input) =>
          fp.pipe(
            calculate(input, context),
            either.flatMap((calculation) => reply(calculation, input, context)),
          ),
        ),
      ),
  }
}
