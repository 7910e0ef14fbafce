import { afterEach, expect, it } from 'vitest'

import { setProperty } from '../../../adapters/element/loader/setProperty'
import { keepInputs } from '../../../adapters/element/loader/firstStep/reloadNote'

afterEach(() => {
  for (const { prototype } of [Array, Object]) Reflect.deleteProperty(prototype, 'toJSON')
  sessionStorage.clear()
})

/** Adds toJSON to arrays, as Prototype.js 1.6 does, and also to all objects. */
const addToJSON = () => {
  for (const { prototype } of [Array, Object])
    Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'of the page' })
}

it('setProperty writes correct JSON to an attribute when the page adds toJSON to arrays and objects', () => {
  addToJSON()
  const element = document.createElement('div')
  setProperty(element, 'rentetarieven', { 120: [3.75] })
  expect(element.getAttribute('rentetarieven')).toBe('{"120":[3.75]}')
})

it('keepInputs stores the texts of the inputs when the page adds toJSON to arrays and objects', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const place = root.appendChild(document.createElement('div'))
  place.append(Object.assign(document.createElement('input'), { value: '60.000' }))
  addToJSON()
  keepInputs(root, place)
  const kept = sessionStorage.getItem(sessionStorage.key(0) ?? '')
  host.remove()
  expect(kept).toBe('[["60.000",false]]')
})
