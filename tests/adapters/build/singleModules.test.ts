import { describe, expect, it } from 'vitest'

import { singleModules } from '../../../adapters/build/singleModules.mjs'
import { buildOf } from '../../support/buildOf'

const built = (code: string): Promise<string> =>
  buildOf({ '/in.ts': code, '/ander.ts': 'export const ander = 1' }, singleModules())

describe('the imports of single modules', () => {
  it('singleModules imports each namespace of fp-ts from its own module, also under another name', async () => {
    const code = await built(
      `import { either, function as fp } from 'fp-ts'; export const a = fp.pipe(1, either.right)`,
    )
    expect(code).toContain(`import * as either from '#fp-ts/Either';`)
    expect(code).toContain(`import * as fp from '#fp-ts/function';`)
    expect(code).not.toContain(`'fp-ts'`)
  })

  it('singleModules keeps other imports', async () => {
    expect(await built(`import { ander } from '/ander.ts'; export const een = ander`)).toContain('const een = ander')
  })

  it('singleModules refuses a namespace whose module is unknown', async () => {
    await expect(built(`import { task } from 'fp-ts'; export const a = task`)).rejects.toThrow(
      'Add task of fp-ts to innerModules.',
    )
  })
})
