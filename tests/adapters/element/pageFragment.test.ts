import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { isPassedOn, PASSED_ON } from '../../../adapters/element/loader/onApproach'
import { createPageFragment } from '../../../adapters/element/page/createPage'
import { SHARED } from '../../../ui'
import { clearShared, linkTo, sharedIn } from '../../../ui/vensters/delen/link'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'

/** Returns functions that read, follow, clear and link to the shared calculation in the page address. */
const sharedOf = (host: HTMLElement) => {
  const fragment = createPageFragment(host)
  const { readShared, subscribe } = fragment
  return {
    subscribe,
    read: () => sharedIn(readShared() ?? ''),
    clear: () => clearShared(fragment),
    linkTo: (tekst: string) => linkTo(tekst, fragment),
  }
}

const voegToe = () => document.body.appendChild(document.createElement('hypotheek-orientatie'))

describe('createPageFragment', () => {
  beforeEach(() => {
    history.replaceState({ van: 'de pagina' }, '', '/hypotheek?bron=brief#hypotheekberekening=1~MY')
  })
  afterEach(() => {
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
  })

  it('only the first of two calculators on a page reads the shared calculation in the address', () => {
    const elementen = [voegToe(), voegToe()]
    const [eerste, tweede] = elementen.map(sharedOf)
    expect([eerste?.read(), tweede?.read()]).toEqual(['1~MY', undefined])
    expect(elementen.map(isPassedOn)).toEqual([true, false])
    eerste?.clear()
    expect(elementen.map(isPassedOn)).toEqual([false, false])
  })

  it('a calculator in a shadow root reads the shared calculation in the address of the page', () => {
    const host = document.createElement('div').attachShadow({ mode: 'open' })
    expect(sharedOf(host.appendChild(document.createElement('hypotheek-orientatie'))).read()).toBe('1~MY')
  })

  it('the fragment `#vragen` of the page itself is not read as a shared calculation', () => {
    history.replaceState(null, '', '/hypotheek#vragen')
    expect(sharedOf(voegToe()).read()).toBeUndefined()
  })

  it('subscribe calls its listener at each hashchange event until it is stopped', () => {
    const listener = vi.fn()
    const stop = sharedOf(voegToe()).subscribe(listener)
    dispatchEvent(new HashChangeEvent('hashchange'))
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    dispatchEvent(new HashChangeEvent('hashchange'))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('clearShared removes the calculation from the address, and keeps path, query and history state', () => {
    const address = sharedOf(voegToe())
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

  it('linkTo returns the page address in which the given calculation replaces the shared one', () => {
    expect(sharedOf(voegToe()).linkTo('1_FL_x')).toBe(
      `${location.origin}/hypotheek?bron=brief#hypotheekberekening-1_FL_x`,
    )
  })
})

const NAAM = 'hypotheekberekening'

/** Sets the fragment of the page. Returns functions for the shared calculation in it. */
const address = (fragment: string) => {
  history.replaceState(null, '', `/hypotheek${fragment}`)
  return sharedOf(document.createElement('hypotheek-orientatie'))
}

const fragmentOf = (href = ''): string => (href.includes('#') ? href.slice(href.indexOf('#')) : '')

it('the loader and the screen recognize the same fragments', () => {
  expect([PASSED_ON.source, PASSED_ON.flags]).toEqual([SHARED.source, SHARED.flags])
})

describe('a fragment that the page uses too', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it.each([
    ['', `#${NAAM}-2_MY`],
    ['#/leningen', `#/leningen?${NAAM}=2_MY`],
    ['#!/leningen', `#!/leningen?${NAAM}=2_MY`],
    ['#/a?x=1', `#/a?x=1&${NAAM}=2_MY`],
    ['#/a?', `#/a?&${NAAM}=2_MY`],
    ['#anker', `#anker--${NAAM}-2_MY`],
    [`#${NAAM}`, `#${NAAM}--${NAAM}-2_MY`],
    ['#tab=a/b&z=1', `#tab=a/b&z=1&${NAAM}=2_MY`],
    ['#tab=https://x/y?q=1', `#tab=https://x/y?q=1&${NAAM}=2_MY`],
    ['#redirect=/x&y=1', `#redirect=/x&y=1&${NAAM}=2_MY`],
  ])(
    'linkTo adds a calculation to the page fragment "%s", and clearShared removes only that calculation',
    (van, met) => {
      const link = address(van).linkTo('2_MY')
      expect(fragmentOf(link)).toBe(met)
      const ontvangen = address(met)
      expect(ontvangen.read()).toBe('2_MY')
      expect(fragmentOf(ontvangen.linkTo('2_MY'))).toBe(met)
      ontvangen.clear()
      expect([location.hash, ontvangen.read()]).toEqual([van, undefined])
    },
  )

  it.each([
    [`#${NAAM}=1~MY&tab=1&${NAAM}=2~FL`, '#tab=1'],
    [`#/a?${NAAM}=1~MY&x=1&${NAAM}=2~FL`, '#/a?x=1'],
    [`#${NAAM}-1_MY&tab=1&${NAAM}=2_FL`, '#tab=1'],
    [`#anker--${NAAM}-1_MY&${NAAM}=2~FL`, '#anker'],
  ])('clearShared removes both shared calculations from the fragment %s', (van, zonder) => {
    address(van).clear()
    expect(location.hash).toBe(zonder)
  })

  it.each(['#/hypotheekberekening', `#${NAAM}`, `#x${NAAM}=1`, `#${NAAM}-uitleg`, `#${NAAM}-2`, `#x${NAAM}-1_MY`])(
    'the fragment %s only resembles a shared calculation and is not read as one',
    (van) => {
      expect(address(van).read()).toBeUndefined()
    },
  )

  it('linkTo and clearShared keep the fragment parameters of the page in order, wherever a calculation is', () => {
    const name = fc.string({ minLength: 1 }).filter((naam) => naam !== NAAM)
    const pairs = fc.array(fc.tuple(name, fc.string()))
    const shared = fc.array(fc.tuple(fc.nat(), fc.constantFrom('=1~MY', '=2_FL_x', '-2_FL_x')))
    everyTimes(numberOfRuns(300), pairs, shared, (eigen, gedeeld) => {
      const parameters = eigen.map((pair) => new URLSearchParams([pair]).toString())
      for (const [plek, tekst] of gedeeld) parameters.splice(plek % (parameters.length + 1), 0, `${NAAM}${tekst}`)
      const subject = address(`#${parameters.join('&')}`)
      const link = fragmentOf(subject.linkTo('2_MY'))
      subject.clear()
      const met = new URLSearchParams(eigen).toString()
      expect(link).toBe(met === '' ? `#${NAAM}-2_MY` : `#${met}&${NAAM}=2_MY`)
      expect([...new URLSearchParams(location.hash.slice(1))]).toEqual(eigen)
    })
  })
})

describe('createPageFragment in a frame', () => {
  /** Returns a stub of a window at this address inside `parent`. Without `parent`, the window is its own parent. */
  const windowAt = (href: string, parent?: unknown): Window => {
    const { protocol, hash } = new URL(href)
    const view = { location: { href, protocol, hash } }
    return Object.assign(view, { parent: parent ?? view }) as unknown as Window
  }
  const fragmentIn = (view: Window) => {
    const host = document.createElement('hypotheek-orientatie')
    Object.defineProperty(host, 'ownerDocument', { value: { defaultView: view, querySelector: () => host } })
    return createPageFragment(host)
  }
  const linkIn = (view: Window): string | undefined => linkTo('2_MY', fragmentIn(view))
  const PAGE = 'https://bank.voorbeeld/hypotheek?bron=brief'
  /** A stub of a window of another site: reading any of its properties throws. */
  const elders = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    },
  )

  it.each(['about:srcdoc', 'about:blank', 'blob:https://bank.voorbeeld/1-2-3', 'data:text/html,<p>'])(
    'linkTo in a frame at %s links to the page around that frame',
    (href) => {
      expect(linkIn(windowAt(href, windowAt(PAGE)))).toBe(`${PAGE}#${NAAM}-2_MY`)
      expect(linkIn(windowAt(href, windowAt('about:srcdoc', windowAt(PAGE))))).toBe(`${PAGE}#${NAAM}-2_MY`)
    },
  )

  it.each([
    ['without a parent', undefined],
    ['inside a page of another site', elders],
  ])('linkTo in an about:srcdoc frame %s returns undefined', (_hoe, parent) => {
    expect(linkIn(windowAt('about:srcdoc', parent))).toBeUndefined()
  })

  it('linkTo in a frame with its own https address links to that address', () => {
    expect(linkIn(windowAt('https://rekenhulp.voorbeeld/frame', elders))).toBe(
      `https://rekenhulp.voorbeeld/frame#${NAAM}-2_MY`,
    )
  })

  it('in a frame that document.open filled, linkTo links to the page around that frame', () => {
    expect(linkIn(windowAt(PAGE, windowAt(`${PAGE}#kop`)))).toBe(`${PAGE}#kop--${NAAM}-2_MY`)
    const inNested = fragmentIn(windowAt(PAGE, windowAt(PAGE, windowAt(`${PAGE}#${NAAM}-2_MY`))))
    expect(inNested.readShared()).toBe(`${NAAM}-2_MY`)
  })

  it('a calculator in an iframe without src reads and clears the shared calculation of the outer page', () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const host = frame.contentDocument?.body.appendChild(frame.contentDocument.createElement('hypotheek-orientatie'))
    if (!host) throw new Error('het frame is leeg')
    history.replaceState(null, '', `/hypotheek#${NAAM}-2_MY`)
    const fragment = createPageFragment(host)
    expect(fragment.readShared()).toBe(`${NAAM}-2_MY`)
    clearShared(fragment)
    expect(location.hash).toBe('')
    frame.remove()
  })
})
