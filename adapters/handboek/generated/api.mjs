import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Application } from 'typedoc'

/** The doors of the library, as folders of the source. */
const DOORS = ['domain', 'domain/uitleg', 'domain/vergelijking', 'domain/bewijs', 'application']

const OPTIONS = {
  entryPoints: DOORS.map((door) => `${door}/index.ts`),
  tsconfig: 'tsconfig.json',
  plugin: ['typedoc-plugin-markdown'],
  readme: 'none',
  disableSources: true,
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
  const written = DOORS.map((door) => [door, readFileSync(join(folder, `${door}.md`), 'utf8').replace(RULER, '')])
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

/** A page for each door: its address in the site, and how its Markdown is made. */
export const API = DOORS.map((door) => ({
  source: `adapters/handboek/generated/api/${door}.md`,
  to: `api-${door.replace('/', '-')}.html`,
  toMarkdown: toMarkdown(door),
}))
