import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

import { importPackage } from '../../../adapters/command/importPackage'

const hier = process.cwd()
afterEach(() => process.chdir(hier))

/** A project that has a package of this name. */
const projectMet = (naam: string, code: string): string => {
  const map = mkdtempSync(join(tmpdir(), 'project-'))
  mkdirSync(join(map, 'node_modules', naam), { recursive: true })
  writeFileSync(join(map, 'node_modules', naam, 'package.json'), '{ "type": "module", "exports": "./index.js" }')
  writeFileSync(join(map, 'node_modules', naam, 'index.js'), code)
  return map
}

it('a package that is nowhere is undefined', async () => {
  expect(await importPackage('hypotheek-orientatie-bestaat-niet')).toBeUndefined()
})

it('finds a package of the project that the command is called in', async () => {
  process.chdir(projectMet('hypotheek-orientatie-elders', 'export const run = () => Promise.resolve(4)'))
  const gevonden = await importPackage('hypotheek-orientatie-elders')
  expect(await gevonden?.run(process)).toBe(4)
})

it('a package that is there and fails is not called missing', async () => {
  process.chdir(projectMet('hypotheek-orientatie-stuk', `import 'pakket-dat-ontbreekt'`))
  await expect(importPackage('hypotheek-orientatie-stuk')).rejects.toThrow('pakket-dat-ontbreekt')
})
