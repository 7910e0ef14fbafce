import { expect, it } from 'vitest'

import { typescript } from '../../../adapters/build/tools.mjs'

interface TransformPlugin {
  readonly name: string
  readonly transform: (code: string, id: string) => { readonly code: string } | undefined
}

it('the build empties docstrings, and keeps lines, other comments and code on the line of a docstring', () => {
  const plugin = (typescript as readonly TransformPlugin[]).find(({ name }) => name === 'without-docstrings')
  const code =
    '/** One. */\nf(/* @__PURE__ */ g())\n/**\n * Two.\n */\nconst a = { /** Three. */\n  /** Four. */ b: 1,\n}\n/** Five. */\n'
  expect(plugin?.transform(code, 'een.ts')?.code).toBe(
    '\nf(/* @__PURE__ */ g())\n\n\n\nconst a = { /** Three. */\n  /** Four. */ b: 1,\n}\n\n',
  )
  expect(plugin?.transform(code, 'een.mjs')).toBeUndefined()
})
