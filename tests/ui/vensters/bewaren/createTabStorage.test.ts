import { afterEach, describe, expect, it } from 'vitest'

import { createTabStorage } from '../../../../ui/vensters/bewaren/createTabStorage'

const NAAM = 'hypotheek-orientatie'
const voegToe = (id = '', in$: ParentNode = document.body) => {
  const element = document.createElement(NAAM)
  if (id) element.id = id
  in$.append(element)
  return element
}
const inSchaduw = () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })

afterEach(() => history.replaceState(null, '', '/'))

describe('createTabStorage', () => {
  it.each([
    ['two elements without an id', () => [voegToe(), voegToe()]],
    ['two elements with the same id', () => [voegToe('zelfde'), voegToe('zelfde')]],
    ['an element in the page and one in a shadow root', () => [voegToe(), voegToe('', inSchaduw())]],
    ['two elements in separate shadow roots', () => [voegToe('', inSchaduw()), voegToe('', inSchaduw())]],
  ])('createTabStorage gives separate storage to %s', (_, maak) => {
    const [een, ander] = maak().map(createTabStorage)
    een?.write('een')
    ander?.write('ander')
    expect([een?.read(), ander?.read()]).toEqual(['een', 'ander'])
  })

  it('createTabStorage finds the text of an element again by its id, also at another place in the page', () => {
    voegToe()
    createTabStorage(voegToe('mijn')).write('van mij')
    document.body.replaceChildren()
    expect(createTabStorage(voegToe('mijn')).read()).toBe('van mij')
  })

  it('createTabStorage does not read text that an element with the same id stored at another path', () => {
    createTabStorage(voegToe('mijn')).write('van mij')
    history.replaceState(null, '', '/elders')
    expect(createTabStorage(voegToe('mijn')).read()).toBeNull()
  })

  it('createTabStorage stores nothing before a write, and removes its key when null is written', () => {
    const room = createTabStorage(voegToe())
    expect(sessionStorage).toHaveLength(0)
    room.write('iets')
    expect(sessionStorage).toHaveLength(1)
    room.write(null)
    expect([room.read(), sessionStorage.length]).toEqual([null, 0])
  })
})
