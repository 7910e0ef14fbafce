import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'

import { rulesFor } from './rules'

const ROOMS = ['domain', 'application', 'ui', 'adapters']

/** The adapters share a roof, not a front door. */
const hasFrontDoor = (folder: string): boolean => folder !== 'adapters'

const foldersIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'dist')
    .flatMap(({ name }) => [`${folder}/${name}`, ...foldersIn(root, `${folder}/${name}`)])

/** Each break of a rule in the house at `root`, as a line to read: the rule, who imports, and what (by which way). */
export const inspect = async (root: string): Promise<readonly string[]> => {
  const rooms = ROOMS.filter((room) => existsSync(join(root, room)))
  const folders = rooms.flatMap((room) => [room, ...foldersIn(root, room)]).filter(hasFrontDoor)
  const { output } = await cruise(rooms, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rulesFor(folders) },
    tsPreCompilationDeps: true,
    doNotFollow: 'node_modules',
    exclude: '^adapters/[^/]+/dist/',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  })
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ rule, from, to, cycle = [] }) => {
    const way = cycle.length > 0 ? cycle.map(({ name }) => name) : [to]
    return `${rule.name}: ${[from, ...way].join(' → ')}`
  })
}
