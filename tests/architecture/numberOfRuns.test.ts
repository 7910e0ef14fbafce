import { expect, it, vi } from 'vitest'

const aantal = async (omgeving: { readonly keer?: string; readonly hoogstens?: string }, lang?: number) => {
  vi.stubEnv('PROEVEN_KEER', omgeving.keer)
  vi.stubEnv('PROEVEN', omgeving.hoogstens)
  vi.resetModules()
  const { numberOfRuns } = await import('../support/numberOfRuns')
  vi.unstubAllEnvs()
  return numberOfRuns(50, lang === undefined ? {} : { long: lang }).numRuns
}

it('numberOfRuns is a quarter daily, and PROEVEN_KEER times that or an own number in the long suite', async () => {
  expect(await aantal({})).toBe(13)
  expect(await aantal({}, 10_000)).toBe(13)
  expect(await aantal({ keer: '10' })).toBe(130)
  expect(await aantal({ keer: '10' }, 10_000)).toBe(10_000)
})

it('numberOfRuns never exceeds PROEVEN, the limit of mutation testing', async () => {
  expect(await aantal({ hoogstens: '5' }, 10_000)).toBe(5)
  expect(await aantal({ keer: '10', hoogstens: '5' }, 10_000)).toBe(5)
})
