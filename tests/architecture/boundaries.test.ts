import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cruise } from 'dependency-cruiser'

import { ROOT } from '../support/root'
import { breaks, ONE_WAY, sound, type Files } from './brokenRules'
import { folderRings } from './folderRings'
import { rulesFor } from './rules'

const LAYERS = ['domain', 'application', 'ui']

/** Returns the path of each adapter folder in the project at `root`, such as `adapters/lokaal`. */
const adaptersIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'adapters'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `adapters/${name}`)

/**
 * Returns one line for each violation in the project at `root`: the rule, the importing file, and the imported file.
 * For an import cycle, the line ends with all files of the cycle. For a ring of folders, there is a line for each
 * import between its folders.
 */
const inspect = async (root: string): Promise<readonly string[]> => {
  const { output } = await cruise([...LAYERS, 'adapters'], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rulesFor([...LAYERS, ...adaptersIn(root)]) },
    tsPreCompilationDeps: true,
    doNotFollow: 'node_modules',
    exclude: ['^adapters/[^/]+/dist/'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  })
  if (typeof output === 'string') throw new Error(output)
  const violations = output.summary.violations.map(({ rule, from, to, cycle = [] }) => {
    const path = cycle.length > 0 ? cycle.map(({ name }) => name) : [to]
    return `${rule.name}: ${[from, ...path].join(' → ')}`
  })
  return [...violations, ...folderRings(output.modules).map((ring) => `${ONE_WAY}: ${ring}`)]
}

const ruleOf = (line: string): string => line.slice(0, line.indexOf(':'))

/**
 * The files of all entries of `breaks` in one project. A file that several entries change gets the texts of them all.
 */
const everyBreak: Files = Object.values(breaks)
  .flatMap((files) => Object.entries(files))
  .reduce<Record<string, string>>(
    (project, [path, text]) => ({ ...project, [path]: `${project[path] ?? ''}${text}\n` }),
    {},
  )

/** Returns how a line about a file can end: with the path of the file, or with a name that its text imports. */
const importedIn = (path: string, text: string): readonly string[] => [
  path,
  ...[...text.matchAll(/'(?:\.+\/|node:)*([^']+)'/g)].flatMap(([, name = '']) => [
    name,
    `${name}.ts`,
    `${name}/index.ts`,
    `${name}/index.js`,
  ]),
]

describe('the import rules', () => {
  let workspace: string

  beforeAll(() => {
    workspace = mkdtempSync(join(tmpdir(), 'boundaries-'))
  })
  afterAll(() => {
    rmSync(workspace, { recursive: true })
  })

  const linesAbout = async (name: string, changes: Files): Promise<readonly string[]> => {
    const root = join(workspace, name)
    for (const [path, text] of Object.entries({ ...sound, ...changes })) {
      mkdirSync(join(root, dirname(path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return inspect(root)
  }
  const rulesBrokenBy = async (name: string, changes: Files): Promise<readonly string[]> =>
    (await linesAbout(name, changes)).map(ruleOf)

  it('this repository breaks no import rule', async () => {
    expect(await inspect(ROOT)).toEqual([])
  })

  it('the minimal project `sound` breaks no import rule', async () => {
    expect(await rulesBrokenBy('sound', {})).toEqual([])
  })

  it('each import rule reports the file and the import that break it', async () => {
    const lines = await linesAbout('broken', everyBreak)
    const isSeen = ([rule, files]: readonly [string, Files]): boolean =>
      Object.entries(files).some(([path, text]) =>
        lines.some(
          (line) => line.startsWith(`${rule}: ${path} → `) && importedIn(path, text).some((to) => line.endsWith(to)),
        ),
      )
    expect(Object.entries(breaks).filter((one) => !isSeen(one))).toEqual([])
  })

  it('the import rule no-cycles reports a cycle that runs through a dynamic import', async () => {
    const cycle = {
      'ui/app/parts.ts': `export const PARTS = { verhaal: () => import('../verhaal/verhaal') }`,
      'ui/verhaal/verhaal.tsx': `import 'react'; import '../app/parts'; import { zin } from './zin';
        export const verhaal = zin`,
    }
    expect(await rulesBrokenBy('lazy', cycle)).toContain('no-cycles')
  })

  it('a file may import a file in another folder of its own layer', async () => {
    const inside = { 'domain/normen/2025/index.ts': `export { bedrag } from '../../geld/bedrag'; import './tabel'` }
    expect(await rulesBrokenBy('same-layer', inside)).toEqual([])
  })

  it.each(['react', '@chakra-ui/react'])('the import rule texts-alone rejects a text that imports %s', async (name) => {
    const words = { 'ui/tekst/zin.ts': `import '${name}'; export const zin = 1` }
    expect(await rulesBrokenBy(`words-${name.replaceAll('/', '-')}`, words)).toEqual(['texts-alone'])
  })

  it('the rule one-way-folders accepts one direction between folders, and any import inside a folder', async () => {
    const oneWay = {
      'domain/normen/2025/tabel.ts': `import { bedrag } from '../../geld/bedrag'; import { soort } from '../soort';
        export const tabel = [bedrag, soort]`,
      'domain/normen/soort.ts': `export const soort = 1`,
    }
    expect(await rulesBrokenBy('one-way', oneWay)).toEqual([])
  })

  it('the rule one-way-folders rejects each import of a ring of three folders, and no other import', async () => {
    const ring = {
      'domain/geld/bedrag.ts': `import '../soort/soort'; export const bedrag = 1`,
      'domain/soort/soort.ts': `import '../datum/jaar'; export const soort = 1`,
      'domain/datum/jaar.ts': `import '../geld/euro'; import '../codec/getal'; export const jaar = 1`,
      'domain/geld/euro.ts': `export const euro = 1`,
      'domain/codec/getal.ts': `export const getal = 1`,
    }
    expect((await linesAbout('ring', ring)).toSorted()).toEqual([
      'one-way-folders: domain/datum/jaar.ts → domain/geld/euro.ts',
      'one-way-folders: domain/geld/bedrag.ts → domain/soort/soort.ts',
      'one-way-folders: domain/soort/soort.ts → domain/datum/jaar.ts',
    ])
  })

  it.each([
    ['an adapter', { 'adapters/lokaal/rente.ts': '', 'adapters/container/index.ts': `import '../lokaal/rente'` }],
    ['the screen', { 'adapters/element/index.ts': `import '../container'; import '../../ui/verhaal/verhaal'` }],
  ])('the import rule entry-points-only rejects an import of a file inside %s', async (folder, changes: Files) => {
    expect(await rulesBrokenBy(`inside-${folder}`, changes)).toContain('entry-points-only')
  })

  it('each import rule has an example that breaks it and a comment that gives its reason', () => {
    const rules = rulesFor(['domain'])
    expect([...rules.map(({ name }) => name), ONE_WAY].toSorted()).toEqual(Object.keys(breaks).toSorted())
    expect(rules.filter(({ comment }) => !comment?.endsWith('.'))).toEqual([])
  })
})
