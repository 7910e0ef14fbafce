import { expect, it } from 'vitest'

import { writeVersion } from '../../../adapters/element/writeVersion.rollup.mjs'
import { buildOf } from '../../support/buildOf'

const VERSIE = '/adapters/element/versie.ts'

it('writes the version into the element', async () => {
  const modules = { [VERSIE]: "export const VERSIE = process.env['VERSIE']" }
  expect(await buildOf(modules, writeVersion('1.2.3'))).toContain('const VERSIE = "1.2.3"')
})

it('fails the build when the element does not ask for it', async () => {
  const modules = { [VERSIE]: "export const VERSIE = 'ontwikkeling'" }
  await expect(buildOf(modules, writeVersion('1.2.3'))).rejects.toThrow('The text to replace is not there')
})
