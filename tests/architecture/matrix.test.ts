import { afterEach, expect, it, vi } from 'vitest'

import { IN_FULL } from '../support/matrix'

const CASES = ['lokaal', 'server', 'elders']
const SEEDS = Array.from({ length: 30 }, (_, seed) => String(seed))

afterEach(() => vi.unstubAllEnvs())

const load = async (seed: string) => {
  vi.stubEnv('VOLGORDE', seed)
  vi.resetModules()
  return (await import('../support/matrix')).matrix
}

it('matrix returns one case: the same for one seed, and each of the cases for some seed', async () => {
  const draw = async (seed: string) => (await load(seed))(CASES)
  const drawn: string[] = []
  for (const seed of SEEDS) {
    const cases = await draw(seed)
    expect(cases).toHaveLength(1)
    expect(await draw(seed)).toEqual(cases)
    drawn.push(...cases)
  }
  expect(new Set(drawn)).toEqual(new Set(CASES))
})

it('matrix draws separately for each line that calls it, and for each list of cases', async () => {
  const pairs = { lines: new Set<boolean>(), cases: new Set<boolean>() }
  for (const seed of SEEDS) {
    const matrix = await load(seed)
    const [first] = matrix(CASES)
    const [second] = matrix(CASES)
    const [third, fourth] = ['a', 'b'].map((name) => matrix(CASES.map((one) => ({ one, name })))[0]?.one)
    pairs.lines.add(first === second)
    pairs.cases.add(third === fourth)
  }
  expect(pairs).toEqual({ lines: new Set([true, false]), cases: new Set([true, false]) })
})

it('matrix returns every case in the long suite', async () => {
  vi.stubEnv(IN_FULL, 'yes')
  expect((await load('1'))(CASES)).toEqual(CASES)
})
