import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'

import { rulesFor } from './rules'

const FLOORS = ['domain', 'application', 'ui']

/** The adapters share a roof, not a front door. */
const adaptersIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'adapters'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `adapters/${name}`)

/** Each break of a rule in the house at `root`, as a line to read: the rule, who imports, and what (by which way). */
export const inspect = async (root: string): Promise<readonly string[]> => {
  const { output } = await cruise([...FLOORS, 'adapters'], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rulesFor([...FLOORS, ...adaptersIn(root)]) },
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
