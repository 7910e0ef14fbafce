import { expect, it, vi } from 'vitest'

const aantal = async (omgeving: { readonly keer?: string; readonly hoogstens?: string }) => {
  vi.stubEnv('PROEVEN_KEER', omgeving.keer)
  vi.stubEnv('PROEVEN', omgeving.hoogstens)
  vi.resetModules()
  const { numberOfRuns } = await import('../support/numberOfRuns')
  vi.unstubAllEnvs()
  return numberOfRuns(50).numRuns
}

it('numberOfRuns is a quarter of the given number, times PROEVEN_KEER in the long suite', async () => {
  expect(await aantal({})).toBe(13)
  expect(await aantal({ keer: '10' })).toBe(130)
})

it('numberOfRuns never exceeds PROEVEN, the limit of mutation testing', async () => {
  expect(await aantal({ hoogstens: '5' })).toBe(5)
  expect(await aantal({ keer: '10', hoogstens: '20' })).toBe(20)
})
