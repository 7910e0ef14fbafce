import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { every, everyAsync, everyTimes } from '../support/every'
import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'
import { each, sometimes } from '../support/sometimes'

const percent = fc.noBias(fc.integer({ min: 0, max: 99 }))

/** Checks a property of which `met` in 100 runs meet a condition that `promised` in 100 must meet; returns its runs. */
const tryOut = (numRuns: number, met: number, promised: number) => {
  let runs = 0
  everyTimes({ numRuns }, fc.constant(undefined), () => {
    sometimes('a rare condition', runs % 100 < met, promised / 100)
    runs += 1
  })
  return runs
}

describe('sometimes', () => {
  it('sometimes is false only for undefined, false and an empty list', () => {
    expect([undefined, false, []].map((value) => sometimes('', value))).toEqual([false, false, false])
    expect([0, '', null, true, [0]].map((value) => sometimes('', value))).toEqual([true, true, true, true, true])
  })

  it.each([1, 25, 1000])('a property of %i runs fails if its condition is never met', (numRuns) => {
    expect(() => tryOut(numRuns, 0, 20)).toThrow(/a rare condition.*0 of \d+ runs/)
  })

  it('a property passes after its usual number of runs if its condition is met', () => {
    expect(tryOut(25, 1, 20)).toBe(25)
  })

  it('a property whose condition is not met by chance runs again until a run meets the condition', () => {
    let runs = 0
    everyTimes({ numRuns: 2 }, fc.constant(undefined), () => {
      sometimes('the tenth run', (runs += 1) === 10)
    })
    expect(runs).toBe(10)
  })

  it.each([
    [20, 40],
    [5, 15],
  ])('a property of 1.000 runs fails if %i in 100 runs meet a condition that %i in 100 must meet', (met, promised) => {
    expect(() => tryOut(1000, met, promised)).toThrow(`${10 * met} of 1000 runs`)
    expect(tryOut(1000, promised, met)).toBe(1000)
  })

  it('a property passes if its condition is met in just the promised share of the runs', () => {
    for (let round = 0; round < 20; round += 1)
      everyTimes({ numRuns: 100 }, percent, (value) => {
        sometimes('a fifth', value < 20, 1 / 5)
      })
  })

  it('a run that meets a condition more than once counts once, and a skipped run does not count', () => {
    let runs = 0
    const claim = () => {
      runs += 1
      const isSkipped = runs % 2 === 1
      for (const isMet of [true, true, false]) sometimes('seldom', isMet && (isSkipped || runs % 20 === 0), 1 / 2)
      fc.pre(!isSkipped)
    }
    expect(() => everyTimes({ numRuns: 100 }, fc.constant(undefined), claim)).toThrow('was met in 10 of 100 runs')
  })

  it('a claim that fails is reported as the counterexample of fast-check', () => {
    const claim = (value: number) => expect(sometimes('more than a hundred', value > 100)).toBe(true)
    expect(() => every(percent, claim)).toThrow(/Counterexample/)
  })

  it('a property that replays a counterexample by its path does not count its conditions', () => {
    const runs: number[] = []
    everyTimes({ seed: 1, path: '3', endOnFailure: true, numRuns: 1 }, percent, (value) => {
      runs.push(sometimes('never', false) ? 0 : value)
    })
    expect(runs).toHaveLength(1)
  })

  it('a property that makes its claims over a list from each fails if that list is always empty', () => {
    const claim = (list: readonly number[]) => {
      for (const value of each('a value', list)) expect(value).toBe(1)
    }
    expect(() => every(fc.constant([1]), claim)).not.toThrow()
    expect(() => every(fc.constant([]), claim)).toThrow(/"a value" was met in 0 of/)
    expect(() => each('a value', [])).toThrow('the list "a value" is empty')
  })

  it('everyAsync fails if the condition of its claim is never met', async () => {
    const claim = () => Promise.resolve(void sometimes('never', undefined))
    await expect(everyAsync({}, percent, claim)).rejects.toThrow(/"never" was met in 0 of/)
  })
})

/** Whether `node` contains a call of the function `name`. */
const calls = (node: ts.Node, name: string): boolean =>
  (ts.isCallExpression(node) && node.expression.getText() === name) ||
  ts.forEachChild(node, (child) => calls(child, name) || undefined) === true

const leaves = (then: ts.Statement): boolean => {
  const first = ts.isBlock(then) ? then.statements[0] : then
  return first !== undefined && (ts.isContinueStatement(first) || (ts.isReturnStatement(first) && !first.expression))
}

const isCount = (node: ts.Expression): boolean =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
    ? isCount(node.operand)
    : ts.isCallExpression(node) && node.expression.getText() === 'sometimes'

/** Returns the condition that decides if an `expect` in this node is reached, if any. */
const conditionOf = (node: ts.Node): ts.Expression | undefined => {
  if (ts.isIfStatement(node))
    return leaves(node.thenStatement) || calls(node.thenStatement, 'expect') ? node.expression : undefined
  if (ts.isConditionalExpression(node)) return calls(node, 'expect') ? node.condition : undefined
  if (ts.isBinaryExpression(node)) return calls(node.right, 'expect') ? node.left : undefined
  return undefined
}

/** Whether a list has members in every run, because it is written out, a constant, or counted by `each`. */
const isFilled = (list: ts.Expression): boolean => {
  if (ts.isAsExpression(list) || ts.isParenthesizedExpression(list)) return isFilled(list.expression)
  if (ts.isCallExpression(list) && ts.isPropertyAccessExpression(list.expression))
    return list.arguments.length === 0 && isFilled(list.expression.expression)
  if (ts.isCallExpression(list)) return list.expression.getText() === 'each'
  const { text } = list.getSourceFile()
  return (
    ts.isArrayLiteralExpression(list) ||
    /^[A-Z_]+$/.test(list.getText()) ||
    text.includes(`const ${list.getText()} = [`)
  )
}

/** Returns the conditions and lists that decide if an `expect` is reached and that are not counted. */
const uncountedIn = (node: ts.Node): readonly string[] => {
  const condition = conditionOf(node)
  const own = [
    ...(condition && !isCount(condition) ? [condition.getText()] : []),
    ...(ts.isForOfStatement(node) && calls(node.statement, 'expect') && !isFilled(node.expression)
      ? [`of ${node.expression.getText()}`]
      : []),
  ]
  const inner: string[] = []
  ts.forEachChild(node, (child) => void inner.push(...uncountedIn(child)))
  return [...own, ...inner]
}

const sources = filesIn(`${ROOT}/tests`, ['voorbeelden', 'long'])
  .filter((file) => /\.tsx?$/.test(file) && file !== 'support/every.ts' && file !== 'architecture/sometimes.test.ts')
  .map((file) => ({ file, text: readFileSync(`${ROOT}/tests/${file}`, 'utf8') }))

/** The files that run a property: they import `every`, or a module of tests that does. */
const modules = sources.filter(({ file, text }) => !file.includes('.test.') && text.includes("support/every'"))
const importing = ["support/every'", ...modules.map(({ file }) => `/${basename(file, '.ts')}'`)]
const withProperty = sources.filter(({ text }) => importing.some((name) => text.includes(name)))

describe('the properties in tests/', () => {
  it('a condition that decides if a property claims anything is counted by sometimes', () => {
    expect(withProperty.length).toBeGreaterThan(50)
    const uncounted = withProperty.flatMap(({ file, text }) =>
      uncountedIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).map((found) => `${file}: ${found}`),
    )
    expect(uncounted).toEqual([])
  })

  it('every property runs through tests/support/every.ts, which counts its conditions', () => {
    expect(sources.filter(({ text }) => /\bfc\.(?:assert|check)\(/.test(text)).map(({ file }) => file)).toEqual([
      'adapters/testing/generatoren.test.ts',
    ])
  })
})
