import { describe, expect, it } from 'vitest'

import { ownReflect } from '../../../adapters/build/ownReflect.mjs'
import { buildOf } from '../../support/buildOf'

const USER = '/node_modules/@inversifyjs/reflect-metadata-utils/lib/note.js'

const sound: Readonly<Record<string, string>> = {
  '/in.js': `import 'reflect-metadata/lite'; export { note, read } from '${USER}'`,
  [USER]: `export const note = (target, value) => Reflect.defineMetadata('key', value, target)
    export const read = (target) => Reflect.getOwnMetadata('key', target)`,
}

interface Notes {
  readonly note: (target: object, value: unknown) => void
  readonly read: (target: object) => unknown
}

describe('inversify in the bundle', () => {
  it('keeps its metadata by target, and leaves the Reflect of the page as it is', async () => {
    const before = Reflect.ownKeys(Reflect)
    const code = await buildOf(sound, ownReflect())
    const { note, read } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Notes
    const [one, other] = [{}, {}]
    note(one, 1)
    expect([read(one), read(other)]).toEqual([1, undefined])
    expect(Reflect.ownKeys(Reflect)).toEqual(before)
  })

  it('fails the build when inversify keeps its metadata otherwise', async () => {
    const changed = buildOf({ ...sound, [USER]: 'export const note = 1, read = 2' }, ownReflect())
    await expect(changed).rejects.toThrow('Inversify keeps no metadata where it did')
  })
})
