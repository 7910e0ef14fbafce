import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { normenVan, toBerekening, voorbeeldRentes } from '../../domain'
import { nieuweOrientatie } from '../../domain'
import { toVerzoek } from '../../domain'
import { NORMJAREN } from '../../domain/normen'
import { ROOT } from '../support/root'

/** The source file of each entry point that is not `<entry point>/index.ts`. */
const OTHER_SOURCES: Readonly<Record<string, string>> = {
  conformance: 'adapters/conformance',
  tekst: 'ui/tekst',
  testing: 'adapters/testing',
}

const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>
}

/** Entry points that are no library of functions: the element in a browser. */
const OF_A_PAGE = ['.', './react', './vue', './frame', './audit', './testing/stub']

/** The folder of the source of each entry point that a program can import. */
const FOLDERS = Object.entries(exports).flatMap(([entryPoint, target]) => {
  if (typeof target === 'string' || OF_A_PAGE.includes(entryPoint)) return []
  const name = entryPoint.slice(2)
  return name.includes('*') ? NORMJAREN.map((jaar) => name.replace('*', String(jaar))) : [OTHER_SOURCES[name] ?? name]
})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a value is an io-ts codec, whose classes belong to that package. */
const isCodec = (value: object): boolean => 'decode' in value && 'validate' in value

/** Returns the path of each object in a value that is not frozen. */
const openIn = (value: unknown, path: string, seen = new Set<unknown>()): readonly string[] => {
  if (!isObject(value) || isCodec(value) || seen.has(value)) return []
  seen.add(value)
  const inside = Object.entries(value).flatMap(([name, part]) => openIn(part, `${path}.${name}`, seen))
  return Object.isFrozen(value) ? inside : [path, ...inside]
}

const kader = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY }
const orientatie = nieuweOrientatie('MY')

/** Arguments with which many functions of the library can be called. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [],
  ...['MY', 'FL', 120, 2025, 2026, 'eigen.inkomen', 'maandlastNetto', 'A4', 'DienstbetrekkingVast', 300_000].map(
    (one) => [one],
  ),
  [orientatie],
  [toVerzoek(orientatie), kader],
  [kader.normen],
]

/** Returns the result of a call; undefined when the function throws, or when it answers later. */
const resultOf = (call: (...args: readonly unknown[]) => unknown, args: readonly unknown[]): unknown => {
  try {
    const result = call(...args)
    return result instanceof Promise ? void result.catch(() => undefined) : result
  } catch {
    return undefined
  }
}

/** Returns the results of a function that are the same object at every call, so that callers share them. */
const sharedBy = (call: (...args: readonly unknown[]) => unknown): readonly unknown[] =>
  ARGUMENTS.flatMap((args) => {
    const [first, second] = [resultOf(call, args), resultOf(call, args)]
    return isObject(first) && first === second && !args.includes(first) ? [first] : []
  })

describe.each(FOLDERS)('the entry point of %s', (folder) => {
  it(`every value of the entry point of ${folder}, and every value that its functions share, is frozen`, async () => {
    const module = (await import(/* @vite-ignore */ `${ROOT}/${folder}/index.ts`)) as Readonly<Record<string, unknown>>
    const open = Object.entries(module).flatMap(([name, value]) =>
      typeof value === 'function'
        ? sharedBy(value as (...args: readonly unknown[]) => unknown).flatMap((shared) => openIn(shared, `${name}()`))
        : openIn(value, name),
    )
    expect(open).toEqual([])
  })
})

it('toBerekening accepts a frozen request and frozen rates', () => {
  expect(toBerekening(Object.freeze(toVerzoek(orientatie)), Object.freeze(kader))).toMatchObject({ _tag: 'Right' })
})
