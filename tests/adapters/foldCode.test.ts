import { describe, expect, it } from 'vitest'

import { foldCode } from '../../adapters/foldCode.rollup.mjs'

type Knowledge = Parameters<typeof foldCode>[1][number]

const folded = (code: string, known: Omit<Knowledge, 'because'>): string =>
  foldCode(code, [{ because: 'it is known', ...known }]).code

describe('code with what is known of it', () => {
  it('has an expression in another place than that of an assignment', () => {
    expect(folded('a.b = 1; f( a . b )', { is: { null: ['a.b'] } })).toBe('a.b = 1; f( (null) )')
  })

  it('has it within a function only, when that is known', () => {
    const code = 'function f() { return a }; function g() { return a }'
    expect(folded(code, { within: ['g'], is: { 1: ['a'] } })).toBe(
      'function f() { return a }; function g() { return (1) }',
    )
  })

  it('has no calls of a function, other bodies and other beginnings', () => {
    const known = { calls: { '!1': ['f'] }, functions: { g: 'return 2' }, variables: { h: 'null' } }
    expect(folded('f(1); function g() { f() } var h = g()', known)).toBe('!1; function g() { return 2 } var h = null')
  })

  it('has no properties, exports and statements that do not count', () => {
    const known = { properties: { d: ['f'] }, exports: ['a'], without: ['x.y ='] }
    expect(folded('x.y = { d: 1 }; exports.a = 1; exports.b = 2; var d = { e: 1, f: 2 }', known)).toBe(
      ' exports.a = 1;  var d = {  f: 2 }',
    )
  })

  it('compares with nothing that is never met', () => {
    const never = [{ of: /tag$/, values: ['13'] }]
    expect(folded('if (13 === a.tag || b.tag !== 13 || a.tag === 1) f(13)', { never })).toBe(
      'if (!1 || !0 || a.tag === 1) f(13)',
    )
  })

  it('knows every text that can be met, and tells which others it dropped', () => {
    const only = [{ of: /^key$/, values: ['a'], called: 'key' }]
    const code = `switch (key) { case "a": f(); break; case "b": g() } if ("c" === key) h()`
    const { code: left, dropped } = foldCode(code, [{ because: 'it is known', only }])
    expect(left).toBe('switch (key) { case "a": f(); break;  } if (!1) h()')
    expect([...(dropped['key'] ?? [])]).toEqual(['b', 'c'])
  })

  it.each([
    ['a case that nothing runs into', 'case 1: f(); break; case 2: g(); break;', 'case 1: f(); break; '],
    ['not what another case runs into', 'case 1: f(); case 2: g(); break;', 'case 1: f(); g(); break;'],
    ['a label among others', 'case 1: case 2: case 3: f()', 'case 1:  case 3: f()'],
    ['a first case, with its room for names', 'case 2: var a = 1; break; case 3: a = f()', ' case 3: a = f()'],
  ])('drops %s', (_what, cases, left) => {
    const code = folded(`function s() { switch (x.tag) { ${cases} } }`, { never: [{ of: /tag$/, values: ['2'] }] })
    expect(code.replace('var a;', '')).toBe(`function s() { switch (x.tag) { ${left} } }`)
    expect(code.includes('var a;')).toBe(cases.includes('var a'))
  })

  it('fails when something that is known fits nothing', () => {
    expect(() => folded('f()', { is: { 1: ['a'] }, functions: { g: '' } })).toThrow(
      'Nothing in the code fits what is known of it: is a; functions g',
    )
  })
})
