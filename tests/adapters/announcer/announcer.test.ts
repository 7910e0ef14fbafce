import { Subject } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createAnnouncer } from '../../../adapters/announcer'
import type { Announcement } from '../../../application'

const regio = (naam: 'polite' | 'assertive') => document.querySelector(`[data-hypotheek-orientatie="${naam}"]`)
const beleefd = (tekst: string) => ({ tekst, urgent: false })

const announcer = createAnnouncer(document)
const begonnen: { readonly end: () => void }[] = []
/** A calculator in this part of the page, which says something. */
const begin = (parent: Element | ShadowRoot = document.body) => {
  const said = new Subject<Announcement>()
  const host = document.createElement('section')
  parent.append(host)
  const following = announcer.follow(said, host)
  const spreker = { host, say: (tekst: Announcement) => said.next(tekst), end: () => following.unsubscribe() }
  begonnen.push(spreker)
  return spreker
}

const create = (html: string): Element => {
  document.body.append(document.createRange().createContextualFragment(html))
  return document.body.lastElementChild ?? document.body
}

afterEach(() => {
  for (const { end } of begonnen.splice(0)) end()
  document.body.replaceChildren()
})

describe('the live regions', () => {
  it('stand at the end of the body, one polite and one assertive, however many calculators there are', () => {
    const vak = create('<main></main>')
    begin(vak)
    begin(vak)
    expect([...document.body.children].slice(-2).map((kind) => kind.getAttribute('aria-live'))).toEqual([
      'polite',
      'assertive',
    ])
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2)
  })

  it('are read as a whole, line by line', () => {
    begin()
    const regels = [...document.querySelectorAll('[data-hypotheek-orientatie] > *')]
    expect(regels.map((regel) => regel.getAttribute('aria-atomic'))).toEqual(['true', 'true'])
  })

  it('hold what is said: what is urgent in the assertive one', () => {
    const { say } = begin()
    say(beleefd('Rustig'))
    say({ tekst: 'Let op', urgent: true })
    expect(regio('polite')?.textContent).toBe('Rustig')
    expect(regio('assertive')?.textContent).toBe('Let op')
  })

  it('are shared: what one calculator clears is its own, not what another says', () => {
    const [een, ander] = [begin(), begin()]
    een.say(beleefd('Een'))
    ander.say(beleefd('Ander'))
    een.say(beleefd(''))
    expect(regio('polite')?.textContent).toBe('Ander')
  })

  it('come back when the page threw them out', () => {
    const { say } = begin()
    document.body.replaceChildren()
    say(beleefd('Nog steeds'))
    expect(regio('polite')?.textContent).toBe('Nog steeds')
  })

  it('leave with the last calculator', () => {
    const [een, ander] = [begin(), begin()]
    een.end()
    expect(regio('polite')).not.toBeNull()
    ander.end()
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(0)
  })

  it('are not taken from the end of the body by an element of the page that is no modal', () => {
    const { say } = begin(create('<div role="dialog"></div>'))
    say(beleefd('Rustig'))
    expect(regio('polite')?.parentElement).toBe(document.body)
  })

  it('that came with a copy of the body are removed', async () => {
    begin()
    document.body.append(document.body.cloneNode(true).lastChild ?? '')
    await vi.waitFor(() => expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2))
  })

  it('that came with a copy of the body are removed by the first calculator that begins in it', () => {
    const een = begin()
    const kopie = document.body.innerHTML
    een.end()
    document.body.innerHTML = kopie
    begin()
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2)
  })

  it('move along when the page replaces its body', async () => {
    const { host, say } = begin()
    say(beleefd('Van toen'))
    const [oud, nieuw] = [document.body, document.createElement('body')]
    nieuw.append(oud.cloneNode(true).lastChild ?? '', host)
    oud.replaceWith(nieuw)
    await vi.waitFor(() => expect(regio('polite')?.parentElement).toBe(nieuw))
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2)
    oud.remove()
  })
})

const MODAL = '<div aria-modal="true" role="dialog"><button>Sluit</button></div>'
const plek = () => regio('polite')?.parentElement

describe('inside a modal of the page the live regions', () => {
  it('are at its end, also where a slot or a shadow root is in between', () => {
    const modal = create(MODAL)
    const gast = modal.appendChild(document.createElement('div'))
    const root = gast.attachShadow({ mode: 'open' })
    root.append(document.createElement('slot'))
    begin(root).end()
    for (const parent of [modal, root, gast]) {
      const { end } = begin(parent)
      expect(plek()).toBe(modal)
      end()
    }
  })

  it('are those of the innermost modal around the calculator', () => {
    const buiten = create(MODAL)
    const binnen = buiten.appendChild(create(MODAL))
    begin(binnen)
    expect(plek()).toBe(binnen)
  })

  it('are there for all calculators as long as one of them is in it, and go back to the body after that', () => {
    const modal = create(MODAL)
    const buiten = begin()
    const { end } = begin(modal)
    buiten.say(beleefd('Van buiten'))
    expect(plek()).toBe(modal)
    end()
    buiten.say(beleefd('Van buiten'))
    expect(plek()).toBe(document.body)
  })

  it('come with the calculator that the page moves into it, and leave with it', () => {
    const modal = create(MODAL)
    const { host, say } = begin()
    modal.append(host)
    say(beleefd('Binnen'))
    expect(plek()).toBe(modal)
    document.body.append(host)
    say(beleefd('Buiten'))
    expect([plek(), regio('polite')?.textContent]).toEqual([document.body, 'Buiten'])
  })

  it('are there as soon as the focus enters it, before anything is said', () => {
    const vak = create('<div><button>Sluit</button></div>')
    begin(vak)
    expect(plek()).toBe(document.body)
    vak.ariaModal = 'true'
    vak.querySelector('button')?.focus()
    expect(plek()).toBe(vak)
  })

  it('are those of the modal with the focus where calculators are in several', () => {
    const [een, ander] = [create(MODAL), create(MODAL)]
    begin(een)
    begin(ander)
    for (const modal of [een, ander]) {
      modal.querySelector('button')?.focus()
      expect(plek()).toBe(modal)
    }
  })
})
