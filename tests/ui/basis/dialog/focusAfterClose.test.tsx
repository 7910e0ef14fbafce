import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { field, now, showAt } from '../../../support/screen'

it('in a shadow root, a closed dialog leaves the focus in a field that the visitor moved to meanwhile', () => {
  showAt(1)
  const [knop, veld] = [screen.getByRole('button', { name: 'Bereken jaarinkomen' }), field('Bruto jaarinkomen')]
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.append(...document.body.children)
  document.body.append(host)
  now(() => knop.focus())
  now(() => knop.click())
  const element = root.querySelector('dialog')
  // A browser fires `close` some time after it has closed the dialog.
  element?.removeAttribute('open')
  now(() => veld.focus())
  now(() => element?.dispatchEvent(new Event('close')))
  expect(root.querySelector('dialog')).toBeNull()
  expect(root.activeElement).toBe(veld)
  host.remove()
})
