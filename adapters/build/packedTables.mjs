/**
 * Returns the rows of a packed table. Its text has the columns: the first number of each, and for every next row a sign
 * that says how much the number is above the one before it, from -5 ('0') to 30 ('z'). Numbers are thousands in the
 * first column, tenths in the others. The build writes this function into the chunk of the norms.
 *
 * @param {string} packed
 */
export const unpackRows = (packed) => {
  const columns = packed.split(';').map((text, column) => {
    const [first, steps] = text.split(',')
    let unit = Number(first)
    const units = [unit, ...Array.from(steps, (step) => (unit += Number.parseInt(step, 36) - 5))]
    return units.map((one) => (column === 0 ? one * 1000 : one / 10))
  })
  return columns[0].map((_, row) => columns.map((column) => column[row]))
}

/** @param {readonly (readonly number[])[]} rows */
export const packRows = (rows) => {
  const textOf = (_, column) => {
    const units = rows.map((row) => Math.round(column === 0 ? row[0] / 1000 : row[column] * 10))
    const steps = units.slice(1).map((unit, index) => (unit - units[index] + 5).toString(36))
    return `${units[0]},${steps.join('')}`
  }
  return rows[0].map(textOf).join(';')
}

const isRows = ({ type, elements }) =>
  type === 'ArrayExpression' &&
  elements.every((row) => row.type === 'ArrayExpression' && row.elements.every(({ type: one }) => one === 'Literal'))

const numbersOf = ({ elements }) => elements.map((row) => row.elements.map(({ value }) => value))

const tablesIn = (node) => {
  if (typeof node !== 'object' || node === null) return []
  if (node.type === 'Property' && node.key.name === 'rijen' && isRows(node.value)) return [node.value]
  return Object.values(node).flatMap(tablesIn)
}

/**
 * Packs the tables of the norms, of which a row is hardly other than the one before: a visitor loads less than half.
 * Fails the build for a number that does not come out as it went in.
 *
 * @returns {import('rollup').Plugin}
 */
export const packedTables = () => ({
  name: 'packed-tables',
  transform(code, id) {
    if (!id.includes('/domain/normen/')) return undefined
    const tables = tablesIn(this.parse(code))
    if (tables.length === 0) return undefined
    let changed = code
    for (const table of tables.toReversed()) {
      const rows = numbersOf(table)
      const packed = packRows(rows)
      if (JSON.stringify(unpackRows(packed)) !== JSON.stringify(rows)) this.error(`A table of ${id} cannot be packed`)
      const lines = code.slice(table.start, table.end).replaceAll(/[^\n]/g, '')
      changed = `${changed.slice(0, table.start)}unpackRows('${packed}')${lines}${changed.slice(table.end)}`
    }
    return { code: `const unpackRows = ${String(unpackRows)};${changed}`, map: null }
  },
})
