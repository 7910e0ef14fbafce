import { fireEvent } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { filesIn } from '../../support/filesIn'
import { input } from './gestures'
import { fields, KINDS } from './kinds'

it.each(KINDS)('a click focuses a field of the kind %s on a page that cancels mousedown', (kind) => {
  fields[kind]()
  fireEvent.click(input())
  expect(input()).toHaveFocus()
})

it('every text input of the calculator takes the focus at a click', () => {
  const inputs = filesIn('ui').flatMap((file) =>
    [...readFileSync(`ui/${file}`, 'utf8').matchAll(/<Input\n[^]*?\/>|<Input [^\n]*\/>/g)].map(([code]) => code),
  )
  const typed = inputs.filter((code) => !code.includes('type="file"'))
  expect(typed.length).toBeGreaterThan(2)
  for (const code of typed) expect(code).toContain('onClick={focusNow}')
})
