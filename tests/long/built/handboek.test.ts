import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

import { createFinder } from '../../../adapters/handboek/layout/search/createFinder.js'
import { ROOT } from '../../support/root'
import { machineTextIn } from '../../support/forbiddenText'
import { QUESTIONS } from '../../handboek/questions'
import { buildSite, type Site } from '../../handboek/site'

/** The sites that the handbook links to; the tests fetch none of them. */
const NAMED_SITES = [
  'fast-check.dev',
  'modelcontextprotocol.io',
  'semver.org',
  'standardschema.dev',
  'wetten.overheid.nl',
  'www.11ty.dev',
  'www.nhg.nl',
]

let site: Site

const valuesOf = (html: string, attribute: string): readonly string[] =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replace(/&amp;/g, '&'))

const linksOf = (html: string): readonly string[] => [...valuesOf(html, 'href'), ...valuesOf(html, 'src')]
const isOut = (link: string): boolean => /^https?:/.test(link)
const isData = (link: string): boolean => link.startsWith('data:')

/** Returns why this link on a page is broken; undefined when it is not. */
const brokenBecause = (page: string, link: string): string | undefined => {
  const [path = '', anchor] = link.split('#', 2)
  const target = path === '' ? page : posix.join(posix.dirname(page), path)
  if (!existsSync(join(site.folder, target))) return 'no such file'
  if (anchor === undefined || valuesOf(site.pages.get(target) ?? '', 'id').includes(anchor)) return undefined
  return 'no such heading'
}

beforeAll(() => {
  site = buildSite()
})

/** The entry points that the API reference leaves out: the element, the types for Vue, the audit and the norms. */
const ELSEWHERE = ['.', './vue', './audit', './domain/normen/*']

/** Matches an export in the API reference: a link to its page, and a sentence. */
const LISTED = /<li><a href="api-[^"#]+#[^"]+"><code>(\w+)<\/code><\/a>: \S[^]*?\.<\/li>/g

describe('the handbook', () => {
  it('the API reference lists every export below its entry point, with a link to its page and a sentence', () => {
    const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
      readonly exports: Readonly<Record<string, { readonly types?: string }>>
    }
    const entryPoints = Object.entries(exports).flatMap(([name, { types }]) =>
      types === undefined || ELSEWHERE.includes(name) ? [] : [{ name, types: `${ROOT}/${types}` }],
    )
    const program = ts.createProgram(
      entryPoints.map(({ types }) => types),
      { skipLibCheck: true },
    )
    const checker = program.getTypeChecker()
    const lists = [...site.pages].filter(([page]) => page.startsWith('api-exports-'))
    const sections = lists.flatMap(([, html]) => html.split(/<h2 id="[^"]*">/))
    const unlisted = entryPoints.flatMap(({ name, types }) => {
      const source = program.getSourceFile(types)
      const module = checker.getSymbolAtLocation(source ?? expect.fail(`${types} is missing`))
      const section =
        sections.find((text) => text.startsWith(`<code>hypotheek-orientatie${name.slice(1)}</code>`)) ?? ''
      const listed = [...section.matchAll(LISTED)].map(([, one]) => one)
      return checker
        .getExportsOfModule(module ?? expect.fail(`${types} exports nothing`))
        .map((symbol) => symbol.name)
        .filter((one) => !listed.includes(one))
    })
    expect(unlisted).toEqual([])
  })

  it('the handbook has no link to a missing page, file or heading', () => {
    const broken = [...site.pages].flatMap(([page, html]) =>
      linksOf(html)
        .filter((link) => !isOut(link) && !isData(link))
        .map((link) => ({ page, link, because: brokenBecause(page, link) }))
        .filter(({ because }) => because !== undefined),
    )
    expect(broken).toEqual([])
  })

  it('the external links of the handbook go to exactly the sites in NAMED_SITES', () => {
    const hosts = [...site.pages.values()]
      .flatMap(linksOf)
      .filter(isOut)
      .map((link) => new URL(link).host)
    expect([...new Set(hosts)].toSorted()).toEqual(NAMED_SITES)
  })

  it('no page of the handbook uses an id twice', () => {
    const twice = [...site.pages].flatMap(([page, html]) =>
      valuesOf(html, 'id')
        .filter((id, index, ids) => ids.indexOf(id) !== index)
        .map((id) => `${page}#${id}`),
    )
    expect(twice).toEqual([])
  })

  it('the table of contents on every handbook page lists every page once', () => {
    const pages = [...site.pages.keys()].toSorted()
    for (const html of site.pages.values()) {
      const contents = /<nav class="contents".*?<\/nav>/s.exec(html)?.[0] ?? ''
      expect(valuesOf(contents, 'href').toSorted()).toEqual(pages)
    }
  })

  it('every page is there as Markdown too, and the links in it lead to Markdown pages', () => {
    const markdownOf = (page: string) => page.replace(/html$/, 'md')
    const broken = [...site.pages.keys()].flatMap((page) => {
      const markdown = readFileSync(join(site.folder, markdownOf(page)), 'utf8').replaceAll(/^```.*?^```$/gms, '')
      return [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s#]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !isOut(target) && !/^[a-z]+:/.test(target))
        .filter((target) => !existsSync(join(site.folder, posix.dirname(page), target)) || !target.endsWith('.md'))
        .map((target) => `${page}: ${target}`)
    })
    expect(broken).toEqual([])
  })

  it('llms.txt lists every page once, by the address of its Markdown', () => {
    const listed = [...readFileSync(join(site.folder, 'llms.txt'), 'utf8').matchAll(/^- \[.+?\]\(([^)]+)\)/gm)]
    const pages = [...site.pages.keys()].map((page) => page.replace(/html$/, 'md'))
    expect(listed.map(([, address]) => address).toSorted()).toEqual(pages.toSorted())
  })

  it('llms.txt says what every page is about', () => {
    const lines = readFileSync(join(site.folder, 'llms.txt'), 'utf8').split('\n')
    const entries = lines.filter((line) => line.startsWith('- '))
    expect(entries.filter((line) => !/^- \[.+?\]\([^)]+\): .+[^:]$/.test(line))).toEqual([])
  })

  it('the handbook contains no absolute path of a machine and no registry host', () => {
    expect([...site.pages.values()].map(machineTextIn).filter((text) => text !== undefined)).toEqual([])
  })

  it('the search of the handbook has the answer to each question of a bank in its first three results', () => {
    const script = readFileSync(join(site.folder, 'search/sections.js'), 'utf8')
    const find = createFinder(JSON.parse(script.replace('window.SECTIONS = ', '')) as unknown[])
    const badly = QUESTIONS.flatMap(([typed, answer]) => {
      const first = find(typed)
        .found.slice(0, 3)
        .map(({ to }) => String(to))
      return first.some((to) => answer.test(to)) ? [] : [{ typed, answer, first }]
    })
    expect(badly).toEqual([])
  })
})
