import type { AxeResults } from 'axe-core'
import { expect, it } from 'vitest'

import { createPanel } from '../../../adapters/audit/panel'

const nothingFound = { violations: [], passes: [] } as unknown as AxeResults

const opgezet = () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  return { root, panel: createPanel(root) }
}

it('the panel stands under a calculator that comes after the audit', () => {
  const { root, panel } = opgezet()
  panel.show(nothingFound)
  const calculator = document.createElement('div')
  root.replaceChildren(calculator)
  panel.show(nothingFound)
  expect([...root.children]).toEqual([calculator, panel.element])
  expect(panel.element.textContent).toBe('Toegankelijkheid: geen problemen gevonden, 0 regels in orde.')
})

it('the panel goes with the audit', () => {
  const { root, panel } = opgezet()
  panel.show(nothingFound)
  panel.remove()
  expect(root.childElementCount).toBe(0)
})
