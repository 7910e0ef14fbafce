import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createSharedAddress } from '../../../adapters/element/page/sharedAddress'

const voegToe = () => document.body.appendChild(document.createElement('hypotheek-orientatie'))

describe('the address of the page', () => {
  beforeEach(() => {
    history.replaceState({ van: 'de pagina' }, '', '/hypotheek?bron=brief#hypotheekberekening=1~MY')
  })
  afterEach(() => {
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
  })

  it('passes on to the first calculator on the page only', () => {
    const [eerste, tweede] = [voegToe(), voegToe()].map(createSharedAddress)
    expect([eerste?.read(), tweede?.read()]).toEqual(['1~MY', undefined])
  })

  it('passes on to a calculator that the page cannot find by its name', () => {
    const host = document.createElement('div').attachShadow({ mode: 'open' })
    expect(createSharedAddress(host.appendChild(document.createElement('hypotheek-orientatie'))).read()).toBe('1~MY')
  })

  it('passes on nothing from the fragment of the page itself', () => {
    history.replaceState(null, '', '/hypotheek#vragen')
    expect(createSharedAddress(voegToe()).read()).toBeUndefined()
  })

  it('says when it changes, until it is asked to stop', () => {
    const listener = vi.fn()
    const stop = createSharedAddress(voegToe()).subscribe(listener)
    dispatchEvent(new HashChangeEvent('hashchange'))
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    dispatchEvent(new HashChangeEvent('hashchange'))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('lets go of what it passed on, and leaves the rest of the page as it was', () => {
    const address = createSharedAddress(voegToe())
    const listener = vi.fn()
    const opPagina = vi.fn()
    addEventListener('hashchange', opPagina)
    address.subscribe(listener)
    address.clear()
    removeEventListener('hashchange', opPagina)
    expect(address.read()).toBeUndefined()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(opPagina).not.toHaveBeenCalled()
    expect([location.pathname + location.search + location.hash, history.state]).toEqual([
      '/hypotheek?bron=brief',
      { van: 'de pagina' },
    ])
  })

  it('makes a link to this page, in the place of its fragment', () => {
    expect(createSharedAddress(voegToe()).linkTo('1~FL~x')).toBe(
      `${location.origin}/hypotheek?bron=brief#hypotheekberekening=1~FL~x`,
    )
  })
})
