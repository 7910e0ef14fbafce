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

describe('the room for answers in the tab', () => {
  it.each([
    ['two elements', () => [voegToe(), voegToe()]],
    ['two elements of one id', () => [voegToe('zelfde'), voegToe('zelfde')]],
    ['one in the page and one in a shadow root', () => [voegToe(), voegToe('', inSchaduw())]],
    ['two in shadow roots of their own', () => [voegToe('', inSchaduw()), voegToe('', inSchaduw())]],
  ])('is not shared by %s', (_, maak) => {
    const [een, ander] = maak().map(createTabStorage)
    een?.write('een')
    ander?.write('ander')
    expect([een?.read(), ander?.read()]).toEqual(['een', 'ander'])
  })

  it('is found again by an element of the same id, wherever it stands', () => {
    voegToe()
    createTabStorage(voegToe('mijn')).write('van mij')
    document.body.replaceChildren()
    expect(createTabStorage(voegToe('mijn')).read()).toBe('van mij')
  })

  it('is that of one page', () => {
    createTabStorage(voegToe('mijn')).write('van mij')
    history.replaceState(null, '', '/elders')
    expect(createTabStorage(voegToe('mijn')).read()).toBeNull()
  })

  it('is empty again, and holds nothing but what was written', () => {
    const room = createTabStorage(voegToe())
    expect(sessionStorage).toHaveLength(0)
    room.write('iets')
    expect(sessionStorage).toHaveLength(1)
    room.write(null)
    expect([room.read(), sessionStorage.length]).toEqual([null, 0])
  })
})
