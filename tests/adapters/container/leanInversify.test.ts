import { execFileSync } from 'node:child_process'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup, type Plugin } from 'rollup'
import { beforeAll, describe, expect, it } from 'vitest'

import { leanInversify } from '../../../adapters/container/leanInversify.rollup.mjs'
import { quietInversify } from '../../../adapters/container/quietInversify.rollup.mjs'
import { buildOf } from '../../support/buildOf'

/** Does with containers what ours do, and then what ours never do. */
const PROGRAM = `
import { Container } from 'inversify'
const [A, B, C, D, E, F] = [...'ABCDEF'].map(Symbol)
const page = new Container({ defaultScope: 'Singleton' })
page.bind(A).toConstantValue('a')
page.bind(B).toResolvedValue(() => ({}))
const compose = () => {
  const container = new Container({ parent: page, defaultScope: 'Singleton' })
  container.bind(C).toResolvedValue((a) => a + 'c', [A])
  container.bind(D).toResolvedValue((c, b) => ({ c, b }), [C, B])
  container.bind(E).toResolvedValue((c, d, b) => ({ c, d, b }), [C, D, B])
  container.bind(F).toResolvedValue(() => { throw new Error('of its own') })
  return container
}
const attempt = (act) => { try { return act() } catch ({ message }) { return message } }
const [one, other] = [compose(), compose()]
const first = one.get(E)
const said = {
  value: first.c,
  isSame: one.get(E) === first && one.get(D) === first.d,
  isShared: other.get(D).b === first.b,
  isApart: other.get(D) !== first.d,
  thrown: attempt(() => one.get(F)),
  unknown: attempt(() => one.get(Symbol('nobody'))),
}
one.unbindAll()
said.unbound = attempt(() => one.get(C))
said.left = other.get(C)

said.instance = attempt(() => (page.bind(F).to(class {}), 'bound'))
console.log(JSON.stringify(said))`

const program: Plugin = {
  name: 'program',
  resolveId: (source) => (source === 'program' ? `${process.cwd()}/program.mjs` : undefined),
  load: (id) => (id.endsWith('/program.mjs') ? PROGRAM : undefined),
}

const run = async (...plugins: Plugin[]): Promise<Record<string, unknown>> => {
  const bundle = await rollup({ input: 'program', plugins: [program, ...plugins, nodeResolve()] })
  const { output } = await bundle.generate({ format: 'es' })
  const said = execFileSync(process.execPath, ['--input-type=module'], { input: output[0].code, encoding: 'utf8' })
  return JSON.parse(said) as Record<string, unknown>
}

describe('inversify without what our container never does', () => {
  let lean: Record<string, unknown>
  beforeAll(async () => {
    lean = await run(quietInversify(), leanInversify())
  })

  it('gives the same services, each made once in its container', () => {
    expect(lean).toMatchObject({ value: 'ac', isSame: true, isShared: true, isApart: true })
  })

  it('passes on the error of a service that cannot be made', () => {
    expect(lean['thrown']).toBe('of its own')
  })

  it('names a service that nobody bound', () => {
    expect(lean['unknown']).toContain('nobody')
  })

  it('ends one container and leaves the other', () => {
    expect(lean['unbound']).toContain('No bindings found')
    expect(lean['left']).toBe('ac')
  })

  it('says what was left out when that is asked for after all', () => {
    expect(lean['instance']).toBe('getClassMetadata is left out of this build')
  })

  it('does all else as the whole of inversify does', async () => {
    const { instance, ...whole } = await run(quietInversify())
    expect({ ...lean, instance: undefined }).toEqual({ ...whole, instance: undefined })
    expect(instance).not.toBe(lean['instance'])
  })
})

describe('a module of another version', () => {
  const moduleOf = (code: string) => ({
    '/in.js': `import '/node_modules/@inversifyjs/core/lib/planning/getClassMetadata.js'`,
    '/node_modules/@inversifyjs/core/lib/planning/getClassMetadata.js': code,
  })

  it('fails the build when it does not hold what is left out', async () => {
    const changed = buildOf(moduleOf('export const another = 1'), leanInversify())
    await expect(changed).rejects.toThrow('The text to replace is not there')
  })

  it('fails the build when it is not there', async () => {
    const changed = buildOf(moduleOf('export function getClassMetadata() {}'), leanInversify())
    await expect(changed).rejects.toThrow('No module fits')
  })
})
