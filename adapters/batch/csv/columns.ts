import { verzoekCodec } from '../../../domain'
import { toSchema } from '../../schema'
import type { CellKind } from './readCell'

/** The keywords of a JSON Schema that determine the columns. */
interface Shape {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
}

const VERZOEK: Shape = toSchema(verzoekCodec)

/** Values for fields that a CSV may leave out, because no figure depends on them. */
export interface Filling {
  /** The date (yyyy-mm-dd) for `ingangsdatum` and `ingangsdatumHypotheek`. */
  readonly ingangsdatum: string
  readonly timestamp: string
}

/** A field name, or an index in a list. */
type Step = string | number

/** Creates the object, list or value at a step, before the cells fill it. */
type Create = (filling: Filling, step: Step) => unknown

const FILLINGS: ReadonlyMap<string, Create> = new Map<string, Create>([
  ['ingangsdatum', ({ ingangsdatum }) => ingangsdatum],
  ['ingangsdatumHypotheek', ({ ingangsdatum }) => ingangsdatum],
  ['timestamp', ({ timestamp }) => timestamp],
  ['volgnummer', (_filling, step) => Number(step) + 1],
])

const hasParts = ({ properties, items }: Shape): boolean => properties !== undefined || items !== undefined

/** Returns a function that creates this part of a request, with its required parts and the default values. */
const creatorOf = ({ properties = {}, required = [], items, minItems = 0 }: Shape): Create => {
  if (items !== undefined) {
    const create = creatorOf(items)
    return (filling) => Array.from({ length: minItems }, (_, nummer) => create(filling, nummer))
  }
  const fields = Object.entries(properties).flatMap(([naam, part]): readonly (readonly [string, Create])[] => {
    const create = FILLINGS.get(naam) ?? (required.includes(naam) && hasParts(part) ? creatorOf(part) : undefined)
    return create === undefined ? [] : [[naam, create]]
  })
  return (filling, step) => Object.fromEntries(fields.map(([naam, create]) => [naam, create(filling, step)]))
}

/** A column of a CSV with requests. */
export interface SheetColumn {
  /** The path of its field, as error messages write it: `hypotheekgevers[0].inkomsten.bedrag`. */
  readonly naam: string
  readonly kind: CellKind
  /** The objects and lists that contain the field, outermost first. */
  readonly around: readonly (readonly [step: Step, create: Create])[]
  readonly field: Step
}

const toName = (steps: readonly Step[]): string =>
  steps.reduce<string>((naam, step) => {
    if (typeof step === 'number') return `${naam}[${step}]`
    return naam === '' ? step : `${naam}.${step}`
  }, '')

const kindOf = ({ type, format, enum: choices = [] }: Shape): CellKind => {
  if (type === 'boolean') return 'jaNee'
  if (type === 'number' || type === 'integer' || typeof choices[0] === 'number') return 'getal'
  return format === 'date' ? 'datum' : 'tekst'
}

/** Returns the children of a schema, each with its field name or index. */
const partsIn = ({ properties = {}, items, maxItems = 0 }: Shape): readonly (readonly [Step, Shape])[] =>
  items === undefined
    ? Object.entries(properties)
    : Array.from({ length: maxItems }, (_, nummer) => [nummer, items] as const)

const columnsIn = (shape: Shape, around: SheetColumn['around'] = []): readonly SheetColumn[] =>
  partsIn(shape).flatMap(([step, part]) =>
    hasParts(part)
      ? columnsIn(part, [...around, [step, creatorOf(part)]])
      : [{ naam: toName([...around.map(([outer]) => outer), step]), kind: kindOf(part), around, field: step }],
  )

/** All columns that a CSV with requests may have: one for each field of a request. */
export const SHEET_COLUMNS: readonly SheetColumn[] = columnsIn(VERZOEK)

/** Whether a CSV may leave the column out, because no figure depends on it. */
export const isFilledIn = ({ field }: SheetColumn): boolean => FILLINGS.has(String(field))

/** Returns the names of the required columns in this part of a request. */
const requiredIn = (shape: Shape, steps: readonly Step[] = []): readonly string[] => {
  const { required = [], minItems = 0 } = shape
  const isRequired = (step: Step): boolean => (typeof step === 'number' ? step < minItems : required.includes(step))
  return partsIn(shape)
    .filter(([step]) => isRequired(step))
    .flatMap(([step, part]) => {
      if (hasParts(part)) return requiredIn(part, [...steps, step])
      return FILLINGS.has(String(step)) ? [] : [toName([...steps, step])]
    })
}

/** The names of the columns that every CSV must have. */
export const REQUIRED_COLUMNS: readonly string[] = requiredIn(VERZOEK)

type Fields = Record<Step, unknown>

const createVerzoek = creatorOf(VERZOEK)

/** Returns a request with these values, not yet validated. An optional part without a value is absent. */
export const toRawVerzoek = (cells: Iterable<readonly [SheetColumn, unknown]>, filling: Filling): unknown => {
  const verzoek = createVerzoek(filling, '')
  for (const [{ around, field }, waarde] of cells) {
    let fields = verzoek as Fields
    for (const [step, create] of around) fields = (fields[step] ??= create(filling, step)) as Fields
    fields[field] = waarde
  }
  return verzoek
}

/** Returns the value of a column's field in a request; undefined when absent. */
export const valueIn = (verzoek: object, { around, field }: SheetColumn): unknown => {
  const part = around.reduce<unknown>((outer, [step]) => (outer as Fields | undefined)?.[step], verzoek)
  return (part as Fields | undefined)?.[field]
}
