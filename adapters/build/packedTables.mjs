/**
 * Returns the rows of a packed table. It holds each number as the difference from the one above; an empty text means 0.
 * The unit is 1000 in the first column, 0.1 in the others. The build copies this function into each file with a table.
 *
 * @param {string} packed
 */
export const unpackRows = (packed) => {
  const last = []
  return packed.split(';').map((row) =>
    row.split(',').map((more, column) => {
      last[column] = (last[column] ?? 0) + Number(more)
      return column === 0 ? last[column] * 1000 : last[column] / 10
    }),
  )
}

/** @param {readonly (readonly number[])[]} rows */
export const packRows = (rows) => {
  const units = rows.map((row) => row.map((number, column) => Math.round(column === 0 ? number / 1000 : number * 10)))
  const text = (row, index) => row.map((unit, column) => unit - (units[index - 1]?.[column] ?? 0) || '').join(',')
  return units.map(text).join(';')
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

/** The code that freezes the norms in a data file. The build removes it: the element does not change its norms. */
const FREEZE = '= bevroren('

/**
 * Creates a plugin that packs the tables of the norms, and removes `bevroren`. Consecutive rows hardly differ, so a
 * visitor loads little more than half the bytes. The build fails when unpacking gives other rows than the table had.
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
    if (code.includes('bevroren') && !code.includes(FREEZE)) this.error(`${id} does not freeze its norms as expected`)
    changed = changed.replace(FREEZE, '= (')
    return { code: `const unpackRows = ${String(unpackRows)};${changed}`, map: null }
  },
})
