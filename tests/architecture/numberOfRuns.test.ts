import { expect, it, vi } from 'vitest'

const aantal = async (omgeving: { readonly keer?: string; readonly hoogstens?: string }, lang?: number) => {
  vi.stubEnv('PROEVEN_KEER', omgeving.keer)
  vi.stubEnv('PROEVEN', omgeving.hoogstens)
  vi.resetModules()
  const { numberOfRuns } = await import('../support/numberOfRuns')
  vi.unstubAllEnvs()
  return numberOfRuns(50, lang === undefined ? {} : { lang }).numRuns
}

it('a property is tried more often in the long suite, and as often as it asks there', async () => {
  expect(await aantal({})).toBe(50)
  expect(await aantal({}, 10_000)).toBe(50)
  expect(await aantal({ keer: '10' })).toBe(500)
  expect(await aantal({ keer: '10' }, 10_000)).toBe(10_000)
})

it('a property is tried no more often than mutation testing allows', async () => {
  expect(await aantal({ hoogstens: '20' }, 10_000)).toBe(20)
  expect(await aantal({ keer: '10', hoogstens: '20' }, 10_000)).toBe(20)
})
