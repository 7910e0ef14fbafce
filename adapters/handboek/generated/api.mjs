import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Application, OptionDefaults } from 'typedoc'

/** The doors of the package, each with its folder of the source. */
const DOORS = {
  domain: 'domain',
  'domain/uitleg': 'domain/uitleg',
  'domain/vergelijking': 'domain/vergelijking',
  'domain/bewijs': 'domain/bewijs',
  application: 'application',
  adapters: 'adapters',
  tekst: 'ui/tekst',
  testing: 'adapters/testing',
  react: 'adapters/element/react',
}

/** What comments say to the analyzer of the manifest. */
const OF_THE_MANIFEST = ['@attr', '@csspart', '@cssprop', '@fires', '@slot', '@tag', '@tagname']

const OPTIONS = {
  entryPoints: Object.values(DOORS).map((folder) => `${folder}/index.ts`),
  tsconfig: 'tsconfig.json',
  plugin: ['typedoc-plugin-markdown'],
  readme: 'none',
  disableSources: true,
  excludeExternals: true,
  tableColumnSettings: { hideModifiers: true },
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

/** The line between two entries. */
const RULER = /^\*\*\*\n/gm

const writeMarkdown = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  const application = await Application.bootstrapWithPlugins({
    ...OPTIONS,
    outputs: [{ name: 'markdown', path: folder }],
  })
  const project = await application.convert()
  if (project === undefined) throw new Error('TypeDoc cannot read the source.')
  await application.generateOutputs(project)
  const written = Object.entries(DOORS).map(([door, source]) => [
    door,
    readFileSync(join(folder, `${source}.md`), 'utf8').replace(RULER, ''),
  ])
  rmSync(folder, { recursive: true, force: true })
  return new Map(written)
}

let written

/** What a door exports, in the words of its comments. */
const toMarkdown = (door) => async () => {
  written ??= writeMarkdown()
  const text = (await written).get(door)
  return text.replace(/^# .*$/m, `# \`${door}\`: what it exports`)
}

/** A page for each door: its address in the site, and how its Markdown is made; links go by the folder. */
export const API = Object.entries(DOORS).map(([door, folder]) => ({
  source: `adapters/handboek/generated/api/${folder}.md`,
  to: `api-${door.replace('/', '-')}.html`,
  inContents: door,
  toMarkdown: toMarkdown(door),
}))
