import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { slug } from 'github-slugger'
import anchor from 'markdown-it-anchor'

/** Returns the opening tag of a container that scrolls, also by keyboard, for wide content on a small screen. */
const scrolls = (name) => `<div class="scrolls" role="group" aria-label="${name}" tabindex="0">`

/** Makes the Markdown renderer add an id to headings, and put tables and code in scrolling containers. */
export const dressMarkdown = (md) => {
  md.use(anchor, { slugify: slug, tabIndex: false })
  const fence = md.renderer.rules.fence
  md.renderer.rules.table_open = () => `${scrolls('Table')}<table>`
  md.renderer.rules.table_close = () => '</table></div>'
  md.renderer.rules.fence = (...words) => `${scrolls('Code')}${fence(...words)}</div>`
}

/** Returns a text as code in Markdown. */
export const code = (text) => `\`${text}\``

const cell = (text) => String(text).replaceAll('\n', ' ').replaceAll('|', '\\|')
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`

/** Returns the lines of a Markdown table. */
export const table = (heads, rows) => [row(heads), row(heads.map(() => '---')), ...rows.map(row)]

const LINK = /<a ([^>]*?)href="([^"]+)"([^>]*)>(.*?)<\/a>/gs
/** Matches the README at the end of a path. A link to the README and a link to its folder lead to the same page. */
const README = /\/README\.md$/
const LEADS_OUT = /^(?:[a-z]+:|#)/

/**
 * Creates a function that turns a link between files of the repository into one between pages of the site. It returns
 * undefined for a link to a file that is not a page. A link to a missing file stops the build.
 */
const toSiteHref = (pages) => {
  const bySource = new Map(pages.map((page) => [page.source.replace(README, ''), page]))
  const byAddress = new Set(pages.map((page) => page.to))
  return (href, { source, to }) => {
    const [path, anchor] = href.split('#', 2)
    const inRepository = posix.join(posix.dirname(source), path).replace(/\/$/, '').replace(README, '')
    const inSite = posix.join(posix.dirname(to), path)
    const target = bySource.get(inRepository)?.to ?? (byAddress.has(inSite) ? inSite : undefined)
    if (target === undefined && !existsSync(inRepository)) throw new Error(`${source}: there is no ${href}`)
    return target && posix.relative(posix.dirname(to), target) + (anchor ? `#${anchor}` : '')
  }
}

/** Creates a function that turns the links in the HTML of a page into links of the site; plain text for other files. */
export const toSiteLinks = (pages) => {
  const toHref = toSiteHref(pages)
  return (html, page) =>
    html.replace(LINK, (link, before, href, after, text) => {
      if (LEADS_OUT.test(href)) return link
      const inSite = toHref(href, page)
      return inSite === undefined ? text : `<a ${before}href="${inSite}"${after}>${text}</a>`
    })
}

/** Matches a block of code, or else a link: its text and its address. */
const CODE_OR_LINK = /^```.*?^```$|(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/gms

/** Creates a function that turns the links in the Markdown of a page into links to the Markdown of other pages. */
export const toMarkdownLinks = (pages) => {
  const toHref = toSiteHref(pages)
  return ({ markdown, ...page }) =>
    markdown.replace(CODE_OR_LINK, (found, text, href) => {
      if (href === undefined || LEADS_OUT.test(href)) return found
      const inSite = toHref(href, page)
      return inSite === undefined ? text : `[${text}](${inSite.replace(/\.html(?=#|$)/, '.md')})`
    })
}
