import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { relative } from 'node:path'

/** What a scratch copy leaves out: history, packages and output. */
const LEFT_OUT = /(?:^|\/)(?:\.git|node_modules|dist|coverage|release|test-results)(?:\/|$)/

/** Copies the checkout at `root` to the folder `scratch`, with a link to its packages. Replaces an earlier copy. */
export const createScratch = (root, scratch) => {
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch, { recursive: true })
  const filter = (from) => !LEFT_OUT.test(relative(root, from))
  for (const name of readdirSync(root))
    if (filter(`${root}/${name}`)) cpSync(`${root}/${name}`, `${scratch}/${name}`, { recursive: true, filter })
  symlinkSync(`${root}/node_modules`, `${scratch}/node_modules`)
}
