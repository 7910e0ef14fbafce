import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { Application, OptionDefaults } from 'typedoc'
import { toApiPages } from './apiParts.mjs'
import { code } from '../markdown.mjs'

/** The source folders of the entry points whose name is not the path of their folder. */
const ELSEWHERE = {
  testing: 'adapters/testing',
  'testing/stub': 'adapters/element/stub',
  react: 'adapters/element/react',
  frame: 'adapters/element/frame',
  tekst: 'ui/tekst',
  conformance: 'adapters/conformance',
}

/** The entry points that other pages document: the element, its Vue types, the audit, and the norms of each year. */
const DOCUMENTED_ELSEWHERE = ['.', './vue', './audit', './domain/normen/*']

/** Returns the modules that the folder's `index.ts` re-exports; the folder itself if `index.ts` has other lines. */
const reExportedBy = (folder) => {
  const lines = readFileSync(`${folder}/index.ts`, 'utf8').trim().split('\n')
  const folders = lines.map((line) => /^export \* from '\.\/([\w/]+)'$/.exec(line)?.[1])
  return folders.includes(undefined) ? [folder] : folders.map((name) => `${folder}/${name}`)
}

/** Returns the entry points with types that the API reference documents, each with its source modules. */
const readEntryPoints = () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
  const entryPoints = Object.keys(exports).filter(
    (entryPoint) => !DOCUMENTED_ELSEWHERE.includes(entryPoint) && exports[entryPoint].types,
  )
  return entryPoints.map((entryPoint) => {
    const name = entryPoint.slice(2)
    return { name, folders: reExportedBy(ELSEWHERE[name] ?? name) }
  })
}

/** The docstring tags of the analyzer that makes `custom-elements.json`. TypeDoc must accept these tags too. */
const OF_THE_MANIFEST = ['@attr', '@csspart', '@cssprop', '@fires', '@slot', '@tag', '@tagname']

const OPTIONS = {
  tsconfig: 'tsconfig.json',
  plugin: ['typedoc-plugin-markdown'],
  readme: 'none',
  disableSources: true,
  excludeExternals: true,
  groupOrder: ['Functions', 'Variables', '*', 'Classes', 'Interfaces', 'Type Aliases'],
  tableColumnSettings: { hideModifiers: true, hideInherited: true },
  blockTags: [...OptionDefaults.blockTags, ...OF_THE_MANIFEST],
  skipErrorChecking: true,
  validation: false,
  outputFileStrategy: 'modules',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  logLevel: 'Warn',
}

/** Matches the horizontal line between two entries. */
const RULER = /^\*\*\*\n/gm

const entryOf = (folder) => [`${folder}/index.ts`, `${folder}.ts`].find((file) => existsSync(file))

/** Returns the Markdown that TypeDoc generates for these modules. Leaves out a module without Markdown. */
const readModules = async (folders) => {
  const place = mkdtempSync(join(tmpdir(), 'api-'))
  const application = await Application.bootstrapWithPlugins({
    ...OPTIONS,
    entryPoints: folders.map(entryOf),
    outputs: [{ name: 'markdown', path: place }],
  })
  const project = await application.convert()
  if (project === undefined) throw new Error('TypeDoc cannot read the source.')
  await application.generateOutputs(project)
  const modules = folders
    .map((folder) => ({ folder, file: join(place, `${folder}.md`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ folder, file }) => ({ folder, markdown: readFileSync(file, 'utf8').replace(RULER, '') }))
  rmSync(place, { recursive: true, force: true })
  return modules
}

const sourceOf = ({ file }) => `adapters/handboek/generated/api/${file}.md`

/** Returns the lines of a list of the exports on a page, each with one sentence about it. */
const toList = ({ file, title, exported }) => [
  `**[${title}](${file}.md)**`,
  '',
  ...exported.map(({ name, id, summary }) => `- [${code(name)}](${file}.md#${id}): ${summary}`),
  '',
]

const nameOf = ({ name }) => code(`hypotheek-orientatie/${name}`)

const slugOf = ({ name }) => new GithubSlugger().slug(`hypotheek-orientatie/${name}`)

/** The lists of exports by file name, each with the title and the entry points of its page. */
const LISTS = {
  'api-exports-domain': { title: 'Exports of domain', holds: (name) => name === 'domain' },
  'api-exports-domain-parts': { title: 'Exports of the parts of domain', holds: (name) => /^domain\//.test(name) },
  'api-exports-application': { title: 'Exports of application', holds: (name) => /^application/.test(name) },
  'api-exports-other': {
    title: 'Exports of the other entry points',
    holds: (name) => !/^(?:domain|application)/.test(name),
  },
}

const toLists = (entryPoints) =>
  Object.entries(LISTS).map(([file, { title, holds }]) => ({
    file,
    title,
    entryPoints: entryPoints.filter(({ name }) => holds(name)),
  }))

/** Returns the lines of a page with the exports of some entry points. */
const toExports = ({ title, entryPoints }) => [
  `# ${title}`,
  '',
  'Every function, value and type, with what it is, by subject under the entry point that exports it.',
  '',
  ...entryPoints.flatMap((entryPoint) => [`## ${nameOf(entryPoint)}`, '', ...entryPoint.pages.flatMap(toList)]),
]

/** Returns the lines of a page with the lists of exports, and the values of the examples. */
const toOverview = (lists) => [
  '# All exports by name',
  '',
  'These pages list every function, value and type, with what it is, by entry point.',
  '',
  ...lists.flatMap(({ file, entryPoints }) =>
    entryPoints.map((entryPoint) => `- [${nameOf(entryPoint)}](api/${file}.md#${slugOf(entryPoint)})`),
  ),
  '',
  'The examples use these values:',
  '',
  `\`\`\`js\n${readFileSync('adapters/handboek/exampleValues.mjs', 'utf8')}\`\`\``,
  '',
]

/** Returns a page with all entry points, the pages that list their exports, and the pages of each entry point. */
export const api = async () => {
  const entryPoints = readEntryPoints()
  const made = toApiPages(await readModules(entryPoints.flatMap(({ folders }) => folders)))
  const withPages = entryPoints.map(({ name, folders }) => ({
    name,
    pages: made
      .filter(({ folder }) => folders.includes(folder))
      .map((page) => {
        const subject = folders.length === 1 ? '' : page.folder.split('/').at(-1)
        const title = [name, [subject, page.name].filter(Boolean).join(', ')].filter(Boolean).join(': ')
        return { ...page, title }
      }),
  }))
  const overview = { source: 'adapters/handboek/generated/api.md', to: 'api.html', inContents: 'All exports' }
  const lists = toLists(withPages)
  return [
    { ...overview, toMarkdown: () => toOverview(lists).join('\n') },
    ...lists.map((list) => ({
      source: sourceOf(list),
      to: `${list.file}.html`,
      inContents: list.title,
      toMarkdown: () => toExports(list).join('\n'),
    })),
    ...withPages.flatMap(({ pages }) =>
      pages.map((page) => ({
        source: sourceOf(page),
        to: `api-${page.file}.html`,
        inContents: page.title,
        headings: 3,
        toMarkdown: () => `# ${page.title}\n\n${page.text}`,
      })),
    ),
  ]
}
