import * as t from 'io-ts'
import { describe, expect, it, vi } from 'vitest'

import { leanIoTs } from '../../../adapters/element/leanIoTs.rollup.mjs'
import { buildOf } from '../../support/buildOf'

const IO_TS = '/node_modules/io-ts/es6/index.js'

const sound = `var __extends = (this && this.__extends) || (function () { return copyKeys })();
var __assign = (this && this.__assign) || function () { return copyKeys };
var Type = /** @class */ (function () { return Type })();
var AnyType = new Type();
var Int = brand(AnyType);
var Integer = refinement(AnyType);
function getIndex(codecs) { return tagsOf(codecs) }
Object.defineProperty(RecursiveType.prototype, 'type', { get: function () {} });`

const build = (code: string): Promise<string> => buildOf({ '/in.js': `import '${IO_TS}'`, [IO_TS]: code }, leanIoTs())

describe('io-ts in the bundle', () => {
  it('tells a bundler of all it makes that nothing else comes of it', async () => {
    const code = await build(sound)
    expect(code.match(/\/\*#__PURE__\*\//g)).toHaveLength(4)
    expect(code).not.toMatch(/copyKeys|tagsOf|RecursiveType/)
  })

  it.each(sound.split('\n'))('fails the build without: %s', async (line) => {
    await expect(build(sound.replace(line, ''))).rejects.toThrow(/is not there|^Nothing in the code fits/)
  })
})

vi.mock('io-ts', async (load) => {
  const whole = await load<typeof t>()
  return { ...whole, union: vi.fn(whole.union), recursion: vi.fn(whole.recursion) }
})

describe('a codec in the bundle', () => {
  it('is no union that io-ts tells apart by a field, and no part of itself', async () => {
    await import('../../../domain/bewijs')
    await import('../../../adapters/http')
    await import('../../../adapters/element/mount/properties/codecs')
    const unions = vi.mocked(t.union).mock.results.map(({ value }) => value as t.Any)
    expect(unions.length).toBeGreaterThan(3)
    expect(unions.filter((union) => 'tag' in union)).toEqual([])
    expect(t.recursion).not.toHaveBeenCalled()
  })
})
