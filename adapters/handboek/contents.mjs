import { readFileSync } from 'node:fs'
import { api } from './generated/api.mjs'
import { attributes } from './generated/attributes.mjs'
import { calculation } from './generated/calculation.mjs'
import { compatibility } from './generated/compatibility.mjs'
import { examples } from './generated/examples.mjs'
import { integration } from './generated/integration.mjs'
import { norms } from './generated/norms.mjs'
import { service } from './generated/service.mjs'
import { words } from './generated/words.mjs'

/** Returns the page of a Markdown file in the folder `pages`. */
const own = (name) => ({ source: `adapters/handboek/pages/${name}.md`, to: `${name}.html` })
/** Returns the page of a Markdown file next to the code that it describes. */
const beside = (source, name) => ({ source, to: `${name}.html` })
/** Returns a page that a function generates as Markdown when the site is built. */
const made = (name, toMarkdown) => ({
  source: `adapters/handboek/generated/${name}.mjs`,
  to: `${name}.html`,
  toMarkdown,
})

/** Returns the chapters of the handbook in reading order, each with its pages or with a promise of its pages. */
const toChapters = () => [
  { name: 'Start', pages: [own('index'), own('start')] },
  {
    name: 'The element on your page',
    pages: [
      { ...made('integration', integration), headings: 0 },
      beside('adapters/element/README.md', 'element'),
      made('attributes', attributes),
      own('theming'),
      own('surroundings'),
      own('cdn'),
      own('test-your-page'),
      made('examples', examples),
    ],
  },
  {
    name: 'The rules as a library',
    pages: [
      own('recipes'),
      made('calculation', calculation),
      beside('domain/normen/README.md', 'about-norms'),
      made('norms', norms),
      beside('domain/README.md', 'domain'),
      made('words', words),
      beside('adapters/testing/README.md', 'testing'),
      own('conformance'),
    ],
  },
  {
    name: 'Server and commands',
    pages: [
      beside('adapters/server/README.md', 'server'),
      made('service', service),
      beside('adapters/batch/README.md', 'batch'),
      beside('adapters/mcp/README.md', 'assistants'),
    ],
  },
  {
    name: 'Quality, security and support',
    pages: [
      own('accessibility'),
      own('performance'),
      own('privacy'),
      own('security'),
      own('review'),
      { ...beside('SECURITY.md', 'security-reports'), inContents: 'Report a vulnerability' },
      made('compatibility', compatibility),
      own('versions'),
      beside('CHANGELOG.md', 'changelog'),
      own('decisions'),
    ],
  },
  { name: 'API reference', pages: api() },
  {
    name: 'Contributing',
    pages: [
      beside('CONTRIBUTING.md', 'contributing'),
      beside('adapters/handboek/README.md', 'handbook'),
      beside('.github/maintaining.md', 'maintaining'),
    ],
  },
]

const TITLE = /^# (.+)$/m

const read = async ({ toMarkdown, ...page }) => {
  const markdown = toMarkdown ? await toMarkdown() : readFileSync(page.source, 'utf8')
  const title = TITLE.exec(markdown)?.[1]
  if (title === undefined) throw new Error(`${page.source} has no title.`)
  return { ...page, markdown, title: title.replaceAll('`', '') }
}

/**
 * Reads the pages of all chapters. A page has `source` in the repository, `to` in the site, `title` and `markdown`.
 * `inContents` is a shorter title for the contents; absent for most pages. `headings` is the level of the headings that
 * the page lists below its title: 2 when absent, and 0 for no list.
 */
export const readChapters = () =>
  Promise.all(
    toChapters().map(async ({ name, pages }) => ({ name, pages: await Promise.all((await pages).map(read)) })),
  )
