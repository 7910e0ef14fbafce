import { existsSync, readdirSync } from 'node:fs'
import { createFilter } from 'vite'
import { describe, expect, it } from 'vitest'

import { placesOf, readFaults, readSources } from '../mutation/faultSet.mjs'
import { CONFIGS, filesOf } from '../mutation/mutated.mjs'
import { testsOf } from '../support/testsOf.mjs'
import { ROOT } from '../support/root'

interface Tested {
  readonly test: { readonly include?: readonly string[]; readonly projects?: readonly Tested[] }
}

const includesOf = ({ test }: Tested): readonly string[] => [
  ...(test.include ?? []),
  ...(test.projects ?? []).flatMap(includesOf),
]

/** Returns a pattern without braces for each choice: `{a,b}/*.ts` becomes `a/*.ts` and `b/*.ts`. */
const choicesIn = (pattern: string): readonly string[] => {
  const [all, choices] = /\{([^{}]*)\}/.exec(pattern) ?? []
  return all === undefined
    ? [pattern]
    : (choices ?? '').split(',').flatMap((choice) => choicesIn(pattern.replace(all, choice)))
}

describe('the mutation tests', () => {
  it('every pattern of files to mutate matches a file, so that a moved file is not lost', () => {
    const patterns = CONFIGS.flatMap(({ mutate }) => mutate).map((pattern) => pattern.replace(/^!/, ''))
    expect(patterns.flatMap(choicesIn).filter((pattern) => filesOf([pattern]).length === 0)).toEqual([])
  })

  it.each(CONFIGS)('$path runs tests of the folder of every file that it mutates', async ({ mutate, tests }) => {
    const { default: config } = (await import(/* @vite-ignore */ `../../${tests}`)) as { readonly default: Tested }
    const isIncluded = createFilter([...includesOf(config)], [], { resolve: ROOT })
    const isTested = (file: string): boolean => {
      const folder = `${ROOT}/${testsOf(ROOT, file)}`
      return readdirSync(folder, { recursive: true }).some((test) => isIncluded(`${folder}${String(test)}`))
    }
    expect(filesOf(mutate).filter((file) => !isTested(file))).toEqual([])
  })
})

describe('the planted faults', () => {
  it('every fault finds its text in exactly one place, so that no fault goes stale', () => {
    const sources = readSources(ROOT)
    const places = readFaults().map(({ fault, find }) => ({ fault, places: placesOf(sources, find) }))
    expect(places.filter((row) => row.places.length !== 1)).toEqual([])
    expect(places.length).toBeGreaterThan(60)
  })

  it('every fault changes its text, and has its own sentence that ends in a full stop', () => {
    const faults = readFaults()
    expect(faults.filter(({ fault, find, replace }) => find === replace || !/^[A-Z].*\.$/.test(fault))).toEqual([])
    expect(new Set(faults.map(({ fault }) => fault)).size).toBe(faults.length)
  })

  it('every fault names the test file that notices it, which exists', () => {
    const unnoticed = readFaults().filter(
      ({ noticedBy = '' }) => !/\.test\.tsx?$/.test(noticedBy) || !existsSync(`${ROOT}/${noticedBy}`),
    )
    expect(unnoticed.map(({ fault, noticedBy }) => ({ fault, noticedBy }))).toEqual([])
  })
})
