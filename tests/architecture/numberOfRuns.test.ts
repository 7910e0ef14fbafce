import { expect, it, vi } from 'vitest'

const aantal = async (omgeving: { readonly keer?: string; readonly hoogstens?: string }, lang?: number) => {
  vi.stubEnv('PROEVEN_KEER', omgeving.keer)
  vi.stubEnv('PROEVEN', omgeving.hoogstens)
  vi.resetModules()
  const { numberOfRuns } = await import('../support/numberOfRuns')
  vi.unstubAllEnvs()
  return numberOfRuns(50, lang === undefined ? {} : { long: lang }).numRuns
}

it('numberOfRuns multiplies by PROEVEN_KEER in the long suite, unless the property sets its own number', async () => {
  expect(await aantal({})).toBe(50)
  expect(await aantal({}, 10_000)).toBe(50)
  expect(await aantal({ keer: '10' })).toBe(500)
  expect(await aantal({ keer: '10' }, 10_000)).toBe(10_000)
})

it('numberOfRuns never exceeds PROEVEN, the limit of mutation testing', async () => {
  expect(await aantal({ hoogstens: '20' }, 10_000)).toBe(20)
  expect(await aantal({ keer: '10', hoogstens: '20' }, 10_000)).toBe(20)
})
