import { isDeepStrictEqual } from 'node:util'
import { changeChunk } from '../changeChunk.rollup.mjs'
import { forModules } from '../forModules.rollup.mjs'
import { nodesIn } from '../nodesIn.rollup.mjs'

/** The rows of a table. The build writes the text of this function beside what `toSteps` makes of one. */
const fromSteps = (columns) => {
  const values = columns.map((steps) => {
    let tenths = 0
    return steps.map((step) => (tenths += step) / 10)
  })
  return values[0].map((_, row) => values.map((column) => column[row]))
}

/** A table as its columns: each value as the step from the value above it, in tenths. */
const toSteps = (rows) =>
  rows[0].map((_, column) => {
    const tenths = rows.map((row) => Math.round(row[column] * 10))
    return tenths.map((value, row) => value - (tenths[row - 1] ?? 0))
  })

const isTable = ({ type, key, value }) =>
  type === 'Property' && key.name === 'rijen' && value.type === 'ArrayExpression'

const toPacked = (node) => {
  const rows = node.elements.map(({ elements }) => elements.map(({ value }) => value))
  const steps = toSteps(rows)
  if (!isDeepStrictEqual(fromSteps(steps), rows)) throw new Error('A table has a figure that is no number of tenths.')
  return { start: node.start, end: node.end, text: `fromSteps(${JSON.stringify(steps)})` }
}

/**
 * Packs the tables in modules whose figures hardly differ from row to row: brotli does not see that by itself, and
 * keeps some two fifths less of them so.
 *
 * @param {RegExp} modules - Fits the paths of the modules; each has a table.
 * @returns {import('rollup').Plugin}
 */
export const packedTables = (modules) =>
  forModules(modules, {
    name: 'packed-tables',
    transform(code, id) {
      const tables = nodesIn(this.parse(code)).filter(isTable)
      if (tables.length === 0) this.error(`${id} has no table any more`)
      const packed = tables.map(({ value }) => toPacked(value))
      return changeChunk(code, packed, { before: `const fromSteps = ${String(fromSteps)}\n` })
    },
  })
