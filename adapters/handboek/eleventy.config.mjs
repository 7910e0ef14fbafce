import { readFileSync } from 'node:fs'
import { writeMarkdown, writeScripts, writeSections, withHeadings } from './build.mjs'
import { readChapters } from './contents.mjs'
import { toMarkdownLinks, toSiteLinks, dressMarkdown } from './markdown.mjs'

const HOME = 'adapters/handboek'
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Configures the site: a page for each entry of the contents. Readers need no server and no JavaScript. */
export default async (config) => {
  const chapters = await readChapters()
  const pages = chapters.flatMap(({ pages }) => pages)
  const toLinks = toSiteLinks(pages)

  config.setQuietMode(true)
  config.amendLibrary('md', dressMarkdown)
  config.addGlobalData('chapters', chapters)
  config.addGlobalData('version', version)
  config.addPassthroughCopy({
    [`${HOME}/layout/*.css`]: '.',
    [`${HOME}/layout/maker/*.css`]: 'maker',
    [`${HOME}/layout/search/*.css`]: 'search',
  })

  for (const [index, { markdown, ...page }] of pages.entries())
    config.addTemplate(page.to.replace(/html$/, 'md'), markdown, {
      ...page,
      layout: 'page.njk',
      permalink: page.to,
      before: pages[index - 1],
      after: pages[index + 1],
    })
  config.addFilter('toLinks', (html, source, to) => toLinks(html, { source, to }))
  config.addFilter('withHeadings', withHeadings)
  config.on('eleventy.after', async ({ directories: { output }, results }) => {
    const htmlOf = new Map(results.map(({ url, content }) => [url.replace(/\/$/, '/index.html'), content]))
    const built = pages.map(({ to, title }) => ({ to, title, html: htmlOf.get(`/${to}`) }))
    await writeScripts(HOME, output)
    writeSections(built, output)
    writeMarkdown(chapters, toMarkdownLinks(pages), output)
  })

  return {
    dir: { input: `${HOME}/layout`, includes: '.', output: `${HOME}/dist` },
    templateFormats: ['md'],
    markdownTemplateEngine: false,
  }
}
