import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rollup, type Plugin } from 'rollup'
import { parseAst } from 'rollup/parseAst'
import { beforeAll, describe, expect, it } from 'vitest'

import { leanReact, toLean } from '../../../../adapters/element/leanReact/leanReact.rollup.mjs'
import { EXPORTS } from '../../../../adapters/element/leanReact/page.rollup.mjs'
import { problemsOf, usesIn } from '../../../../adapters/element/leanReact/uses.rollup.mjs'

const ROOT = process.cwd()
const IN_USE = `${ROOT}/react-in-use.mjs`

/** A document for the program, before React looks whether there is one, and the same scheduler for every React. */
const DOCUMENT = `const { JSDOM } = await import('jsdom')
const page = new JSDOM('<!doctype html><body><textarea></textarea></body>', { pretendToBeVisual: true })
const reportError = (error) => globalThis.report(error)
const { window } = page, { document } = window
Object.assign(globalThis, { window, document, reportError, setImmediate: undefined })`

/** Two modules export a Fragment, which is the same. */
const namesOnce = (from: string, names: readonly string[]) =>
  from === 'react/jsx-runtime' ? names.filter((name) => name !== 'Fragment') : names

/** What our screens use of React, as one module. */
const inUse: Plugin = {
  name: 'in-use',
  resolveId: (source) => (source === 'react-in-use' ? IN_USE : undefined),
  load: (id) =>
    id === IN_USE
      ? Object.entries(EXPORTS)
          .map(([from, names]) => `export { ${namesOnce(from, names).join(', ')} } from '${from}'`)
          .join('\n')
      : undefined,
}

const production: Plugin[] = [
  nodeResolve({ browser: true, exportConditions: ['production'] }),
  commonjs(),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
]

const run = async (word: string, ...plugins: Plugin[]): Promise<string> => {
  const input = `${ROOT}/tests/adapters/element/leanReact/program.mjs`
  const bundle = await rollup({ input, plugins: [inUse, ...plugins, ...production], onLog: () => undefined })
  const { output } = await bundle.generate({ format: 'es', banner: DOCUMENT })
  const options = { input: output[0].code, encoding: 'utf8', cwd: ROOT } as const
  return execFileSync(process.execPath, ['--input-type=module', '-', word], options)
}

/** Puts code into a module of ours. */
const inOurs = (code: string): Plugin => ({
  name: 'in-ours',
  transform: (ours, id) => (id.endsWith('/screen.mjs') ? `${code}\n${ours}` : undefined),
})

describe('React without what our screens never ask of it', () => {
  let lean: string
  beforeAll(async () => {
    lean = await run('lean', leanReact())
  })

  it('draws, listens, hides, catches errors and takes elements over as the whole of React does', async () => {
    const whole = await run('whole')
    expect(whole).toContain('recovered')
    expect(lean.slice(0, lean.indexOf('## take over: with Activity'))).toBe(`${whole}\n`)
  })

  it('takes over at once what it can hide later', () => {
    const taken = lean.slice(lean.indexOf('## take over: with Activity'))
    expect(taken).toContain('same nodes true')
    expect(taken).not.toContain('recovered')
  })
})

const CLIENT = 'react-dom/cjs/react-dom-client.production.js'
const { dropped } = toLean(CLIENT, readFileSync(`${ROOT}/node_modules/${CLIENT}`, 'utf8'))

/** What a module of ours asks of React that is left out. */
const problemsIn = (source: string): readonly string[] => {
  const imports = `import { jsx as _jsx } from 'react/jsx-runtime'; import { Component, Fragment } from 'react'
    import { createRoot } from 'react-dom/client'; import { Text } from '../thema'`
  return problemsOf(usesIn(parseAst(`${imports}; ${source}`)), dropped)
}

describe('a module that asks React for what is left out', () => {
  it.each([
    ['Suspense of react', `import { Suspense } from 'react'`],
    ['useTransition of react', `import { useTransition } from 'react'`],
    ['* of react-dom', `import * as all from 'react-dom'`],
    ['createPortal of react-dom', `import { createPortal } from 'react-dom'`],
    ['an element <select>', `_jsx('select', {})`],
    ['an element <title>', `_jsx('title', { children: 'Rekenhulp' })`],
    ['an element <my-own>', `_jsx('my-own', {})`],
    ['an attribute autoFocus', `_jsx('input', { autoFocus: true })`],
    ['an attribute strokeWidth', `_jsx('path', { strokeWidth: 2 })`],
    ['an attribute popover', `_jsx(Text, { popover: 'auto' })`],
    ['an attribute ...', `_jsx('p', { ...globalThis.given })`],
    ['a listener onDragStart', `_jsx('p', { onDragStart: () => 1 })`],
    ['a listener onSelect', `_jsx(Text, { onSelect: () => 1 })`],
    ['another style than flexGrow with a number', `_jsx('p', { style: { width: 12 } })`],
    ['another style than flexGrow with a number', `_jsx('p', { style: { width: globalThis.given } })`],
    ['another style than flexGrow with a number', `_jsx('p', { style: { ...globalThis.given } })`],
    ['a fragment with a ref', `_jsx(Fragment, { ref: globalThis.given })`],
    ['a class with componentDidMount', `class Own extends Component { componentDidMount() {} }`],
  ])('is told of %s', (what, source) => {
    expect(problemsIn(source)).toEqual([what])
  })

  it('is told of nothing when our screens may ask for it', () => {
    const asked = `_jsx('input', { className: 'a', htmlFor: 'b', onBlur: () => 1, style: { flexGrow: 1, width: '12px', top: \`\${globalThis.given}%\` } })
      class Net extends Component { state = 1; #own = 2; render() { return _jsx(Text, { part: 'kader' }) } }`
    expect(problemsIn(asked)).toEqual([])
  })

  it('fails the build', async () => {
    await expect(
      run('lean', inOurs(`import { useTransition } from 'react'; useTransition()`), leanReact()),
    ).rejects.toThrow('screen.mjs: useTransition of react')
  })
})

describe('another version of React', () => {
  it('fails the build', () => {
    expect(() => toLean('scheduler/cjs/scheduler.production.js', 'exports.unstable_now = 1')).toThrow(
      'React has changed',
    )
  })
})
