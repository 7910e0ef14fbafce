/** A name of the code, in Markdown. */
export const code = (text) => `\`${text}\``

const cell = (text) => String(text).replaceAll('\n', ' ').replaceAll('|', '\\|')
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`

/** A table in Markdown, as lines. */
export const table = (heads, rows) => [row(heads), row(heads.map(() => '---')), ...rows.map(row)]
