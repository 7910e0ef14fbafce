import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser'

import { LATER_TABLE, rulesFor } from './rules'

const FLOORS = ['domain', 'application', 'ui']

/** The adapters share a roof, not a front door. */
const adaptersIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'adapters'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `adapters/${name}`)

/**
 * Each break of a rule in the house at `root`, as a line to read: the rule, who imports, and what (by which way). A
 * cycle is looked for without the table of what is fetched later: of two cycles the first that is found is told.
 */
export const inspect = async (root: string): Promise<readonly string[]> => {
  const rules = rulesFor([...FLOORS, ...adaptersIn(root)])
  const isOfCycles = ({ name }: IForbiddenRuleType): boolean => name === 'no-cycles'
  return [
    ...(await violationsIn(
      root,
      rules.filter((rule) => !isOfCycles(rule)),
      [],
    )),
    ...(await violationsIn(root, rules.filter(isOfCycles), [LATER_TABLE, '(^|/)node_modules/'])),
  ]
}

const violationsIn = async (
  root: string,
  forbidden: IForbiddenRuleType[],
  without: readonly string[],
): Promise<readonly string[]> => {
  const { output } = await cruise([...FLOORS, 'adapters'], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
    doNotFollow: 'node_modules',
    exclude: ['^adapters/[^/]+/dist/', ...without],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  })
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ rule, from, to, cycle = [] }) => {
    const way = cycle.length > 0 ? cycle.map(({ name }) => name) : [to]
    return `${rule.name}: ${[from, ...way].join(' → ')}`
  })
}
