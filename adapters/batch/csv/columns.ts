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

/** The values of the date fields that a CSV may leave out. No figure depends on these dates. */
export interface Filling {
  /** The date (yyyy-mm-dd) for `ingangsdatum` and `ingangsdatumHypotheek`. */
  readonly ingangsdatum: string
  readonly timestamp: string
}

/** One step of a path: a field name, or an index in a list. */
type Step = string | number

/** A function that creates the object, list or value at a step of a path, before the cells of a row fill it. */
type Create = (filling: Filling, step: Step) => unknown

const FILLINGS: ReadonlyMap<string, Create> = new Map<string, Create>([
  ['ingangsdatum', ({ ingangsdatum }) => ingangsdatum],
  ['ingangsdatumHypotheek', ({ ingangsdatum }) => ingangsdatum],
  ['timestamp', ({ timestamp }) => timestamp],
  ['volgnummer', (_filling, step) => Number(step) + 1],
])

const hasParts = ({ properties, items }: Shape): boolean => properties !== undefined || items !== undefined

/** Returns a function that creates an object or list, with its default values, required objects and required lists. */
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
  /** The path of the field that the column fills, as in error messages: `hypotheekgevers[0].inkomsten.bedrag`. */
  readonly naam: string
  readonly kind: CellKind
  /** The objects and lists around the field, outermost first, each as its step in the path and its create function. */
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
  if (choices.length > 0) return choices.map(String)
  return format === 'date' ? 'datum' : 'tekst'
}

/** Returns the child schemas of a schema, each with its field name or index. */
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

/** All columns for the fields of a request, one for each field. A CSV may also have columns of the user's own. */
export const SHEET_COLUMNS: readonly SheetColumn[] = columnsIn(VERZOEK)

/** Whether the field of a column has a default value, which it gets when the CSV has no value for the column. */
export const isFilledIn = ({ field }: SheetColumn): boolean => FILLINGS.has(String(field))

/** Returns the names of the columns that a request of this schema needs. Omits columns with a default value. */
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

/** The names of the columns that every CSV with requests must have. */
export const REQUIRED_COLUMNS: readonly string[] = requiredIn(VERZOEK)

type Fields = Record<Step, unknown>

const createVerzoek = creatorOf(VERZOEK)

/** Returns a request with the values of these cells, not yet validated. Omits optional objects without a value. */
export const toRawVerzoek = (cells: Iterable<readonly [SheetColumn, unknown]>, filling: Filling): unknown => {
  const verzoek = createVerzoek(filling, '')
  for (const [{ around, field }, waarde] of cells) {
    let fields = verzoek as Fields
    for (const [step, create] of around) fields = (fields[step] ??= create(filling, step)) as Fields
    fields[field] = waarde
  }
  return verzoek
}

/** Returns the value of a column in a request; undefined when absent. */
export const valueIn = (verzoek: object, { around, field }: SheetColumn): unknown => {
  const part = around.reduce<unknown>((outer, [step]) => (outer as Fields | undefined)?.[step], verzoek)
  return (part as Fields | undefined)?.[field]
}
