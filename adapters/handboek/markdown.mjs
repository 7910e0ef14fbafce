import anchor from 'markdown-it-anchor'

/** What can be wider than a small screen scrolls by itself, also by keyboard. */
const scrolls = (name) => `<div class="scrolls" role="group" aria-label="${name}" tabindex="0">`

/** Has Markdown of the site give headings an id, and tables and code that scroll by themselves. */
export const dressMarkdown = (md) => {
  md.use(anchor, { slugify, tabIndex: false })
  const fence = md.renderer.rules.fence
  md.renderer.rules.table_open = () => `${scrolls('Table')}<table>`
  md.renderer.rules.table_close = () => '</table></div>'
  md.renderer.rules.fence = (...words) => `${scrolls('Code')}${fence(...words)}</div>`
}

/** The id of a heading, as where code is kept makes it too. */
export const slugify = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** A name of the code, in Markdown. */
export const code = (text) => `\`${text}\``

const cell = (text) => String(text).replaceAll('\n', ' ').replaceAll('|', '\\|')
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`

/** A table in Markdown, as lines. */
export const table = (heads, rows) => [row(heads), row(heads.map(() => '---')), ...rows.map(row)]
