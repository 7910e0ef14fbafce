import { expect, it } from 'vitest'

import { writeVersion } from '../../../adapters/build/writeVersion.mjs'
import { buildOf } from '../../support/buildOf'

const VERSION = '/adapters/element/loader/version.ts'

it('writes the version into the element', async () => {
  const modules = { [VERSION]: "export const VERSION = process.env['VERSION']" }
  expect(await buildOf(modules, writeVersion('1.2.3'))).toContain('const VERSION = "1.2.3"')
})

it('fails the build when the element does not ask for it', async () => {
  const modules = { [VERSION]: "export const VERSION = 'ontwikkeling'" }
  await expect(buildOf(modules, writeVersion('1.2.3'))).rejects.toThrow('The text to replace is not there')
})
