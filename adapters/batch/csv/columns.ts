import { verzoekCodec } from '../../../domain'
import { toSchema } from '../../schema'
import type { CellKind } from './readCell'

/** The part of a JSON Schema that says which columns there are. */
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

/** What a field holds that a sheet leaves out, since no figure depends on it. */
export interface Filling {
  /** The day in `ingangsdatum` and `ingangsdatumHypotheek`. */
  readonly ingangsdatum: string
  readonly timestamp: string
}

/** The name of a field, or a place in a list. */
type Step = string | number

/** Makes what is at a step of the way to a field, before anything is filled in there. */
type Create = (filling: Filling, step: Step) => unknown

const FILLINGS: ReadonlyMap<string, Create> = new Map<string, Create>([
  ['ingangsdatum', ({ ingangsdatum }) => ingangsdatum],
  ['ingangsdatumHypotheek', ({ ingangsdatum }) => ingangsdatum],
  ['timestamp', ({ timestamp }) => timestamp],
  ['volgnummer', (_filling, step) => Number(step) + 1],
])

const hasParts = ({ properties, items }: Shape): boolean => properties !== undefined || items !== undefined

/** Makes a part of a request without answers: with the parts that it always has, and what no figure depends on. */
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

/** A column of a sheet with requests. */
export interface SheetColumn {
  /** The path of its field, as messages about a request write it: `hypotheekgevers[0].inkomsten.bedrag`. */
  readonly naam: string
  readonly kind: CellKind
  /** The parts of a request around the field, from the outside in. */
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

/** The parts in a part, each at its step. */
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

/** Every column that a sheet with requests can have: one for each field of a request. */
export const SHEET_COLUMNS: readonly SheetColumn[] = columnsIn(VERZOEK)

/** Whether a sheet may leave the column out, since no figure depends on it. */
export const isFilledIn = ({ field }: SheetColumn): boolean => FILLINGS.has(String(field))

/** The columns that every request fills, of those that are in this part of a request. */
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

/** The names of the columns that a sheet must have. */
export const REQUIRED_COLUMNS: readonly string[] = requiredIn(VERZOEK)

type Fields = Record<Step, unknown>

const createVerzoek = creatorOf(VERZOEK)

/** Returns the request whose fields have these values, for a codec to read. A part that no field fills is absent. */
export const toRawVerzoek = (cells: Iterable<readonly [SheetColumn, unknown]>, filling: Filling): unknown => {
  const verzoek = createVerzoek(filling, '')
  for (const [{ around, field }, waarde] of cells) {
    let fields = verzoek as Fields
    for (const [step, create] of around) fields = (fields[step] ??= create(filling, step)) as Fields
    fields[field] = waarde
  }
  return verzoek
}

/** Returns what a request has in the field of a column; undefined when it is absent. */
export const valueIn = (verzoek: object, { around, field }: SheetColumn): unknown => {
  const part = around.reduce<unknown>((outer, [step]) => (outer as Fields | undefined)?.[step], verzoek)
  return (part as Fields | undefined)?.[field]
}
