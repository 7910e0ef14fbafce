import { IdAttributePlugin } from '@11ty/eleventy'
import { readFileSync } from 'node:fs'
import { readChapters } from './contents.mjs'
import { toSiteLinks } from './links.mjs'
import { scrollWide, slugify } from './markdown.mjs'

const HOME = 'adapters/handboek'
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The site: a page for each one in the contents, which needs neither a server nor JavaScript to be read. */
export default async (config) => {
  const chapters = await readChapters()
  const pages = chapters.flatMap(({ pages }) => pages)
  const toLinks = toSiteLinks(pages)

  config.setQuietMode(true)
  config.addPlugin(IdAttributePlugin, { slugify })
  config.amendLibrary('md', scrollWide)
  config.addGlobalData('chapters', chapters)
  config.addGlobalData('version', version)
  config.addPassthroughCopy({ [`${HOME}/layout/*.css`]: '.', [`${HOME}/layout/maker`]: 'maker' })
  config.addPassthroughCopy({ 'dist/*.js': 'element', 'dist/chunks/*.js': 'element/chunks' })

  for (const [index, { markdown, ...page }] of pages.entries())
    config.addTemplate(page.to.replace(/html$/, 'md'), markdown, {
      ...page,
      layout: 'page.njk',
      permalink: page.to,
      before: pages[index - 1],
      after: pages[index + 1],
    })
  config.addFilter('toLinks', (html, source, to) => toLinks(html, { source, to }))

  return {
    dir: { input: `${HOME}/layout`, includes: '.', output: `${HOME}/dist` },
    templateFormats: ['md'],
    markdownTemplateEngine: false,
  }
}
