import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import nodeResolve from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'

const headingsIn = (html, level) => [...html.matchAll(new RegExp(`<h${level} id="([^"]+)">(.*?)</h${level}>`, 'gs'))]

/** Returns a list item for a heading, without the links inside it, because the item itself is a link. */
const toItem = ([, id, text]) => `<li><a href="#${id}">${text.replaceAll(/<\/?a\b[^>]*>/g, '')}</a></li>`

/**
 * Returns a page with a list of links below the title, to its headings of this level that have an id. Returns the page
 * unchanged when it has fewer than three such headings.
 */
export const withHeadings = (html, level = 2) => {
  const items = headingsIn(html, level).map(toItem)
  if (items.length < 3) return html
  const contents = `<nav class="here" aria-label="On this page"><ul>${items.join('')}</ul></nav>`
  return html.replace('</h1>', (end) => `${end}\n${contents}`)
}

const SECTION = /(?=<h[1-3] id=")/
const HEADING = /^<h[1-3] id="([^"]+)">(.*?)<\/h[1-3]>/s
const NAMED = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Returns the text of HTML, without navigation, scripts and forms. */
const toText = (html) =>
  html
    .replaceAll(/<(?:nav|script|form)\b.*?<\/(?:nav|script|form)>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (name) => NAMED[name])
    .replaceAll(/\s+/g, ' ')
    .trim()

const toSection = (to, page) => (html, index) => {
  const [heading = '', id, title = ''] = HEADING.exec(html) ?? []
  return { to: index === 0 ? to : `${to}#${id}`, page, title: toText(title), text: toText(html.slice(heading.length)) }
}

/** Returns the searchable sections of a page: one for each heading of level 1 to 3, with its address and text. */
const sectionsOf = ({ to, title, html }) => {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return main
    .split(SECTION)
    .filter((part) => HEADING.test(part))
    .map(toSection(to, title))
}

/** The scripts of the site by output path: the search, the code generator, and the calculator of the live example. */
const SCRIPTS = {
  'search/search.js': 'layout/search/search.js',
  'maker/maker.js': 'layout/maker/maker.js',
  'maker/calculator.js': '../../dist/hypotheek-orientatie.js',
}

/** Bundles a module and its imports into one classic script, because a page opened from disk cannot load modules. */
const writeScript = async (input, file) => {
  const bundle = await rollup({ input, plugins: [nodeResolve({ browser: true })] })
  await bundle.write({ file, format: 'iife', name: 'exported', inlineDynamicImports: true })
}

export const writeScripts = (home, folder) =>
  Promise.all(Object.entries(SCRIPTS).map(([script, source]) => writeScript(join(home, source), join(folder, script))))

/** Returns the first paragraph of a page as one line of text; empty when the page begins with a table or code. */
const toSummary = (markdown) => {
  const [, paragraph = ''] = /^# .+\n+((?!```|\||#|-|<)(?:.+\n)+)/m.exec(markdown) ?? []
  return paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('\n', ' ')
    .trim()
}

/** Returns the headings of a page as one line of text: those that the page lists below its title. */
const toSubjects = ({ markdown, headings = 2 }) =>
  [...markdown.replaceAll(/^```.*?^```$/gms, '').matchAll(new RegExp(`^#{${headings}} (.+)$`, 'gm'))]
    .map(([, heading]) => heading.replaceAll(/\\|`/g, ''))
    .join('; ')

/** Returns what a page is about: its first paragraph or, without one, its headings. */
const toDescription = (page) => {
  const summary = toSummary(page.markdown)
  return summary === '' || summary.endsWith(':') ? toSubjects(page) : summary
}

const toEntry = (page) => `- [${page.title}](${page.to.replace(/html$/, 'md')}): ${toDescription(page)}`

/**
 * Writes each page as Markdown next to its HTML, and `llms.txt`: the list of all pages for coding assistants
 * (llmstxt.org).
 */
export const writeMarkdown = (chapters, toLinks, folder) => {
  const pages = chapters.flatMap((chapter) => chapter.pages)
  for (const page of pages) {
    const file = join(folder, page.to.replace(/html$/, 'md'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, toLinks(page))
  }
  const [start] = pages
  const parts = chapters.map(({ name, pages }) => `## ${name}\n\n${pages.map(toEntry).join('\n')}\n`)
  writeFileSync(
    join(folder, 'llms.txt'),
    [`# hypotheek-orientatie\n\n> ${toSummary(start.markdown)}\n`, ...parts].join('\n'),
  )
}

/** Writes the search data as a script, next to the search script. */
export const writeSections = (pages, folder) =>
  writeFileSync(join(folder, 'search/sections.js'), `window.SECTIONS = ${JSON.stringify(pages.flatMap(sectionsOf))}\n`)
