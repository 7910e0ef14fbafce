import { Subject } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'

import { createAnnouncer } from '../../../adapters/announcer'
import type { Announcement } from '../../../application'

const regio = (naam: 'polite' | 'assertive') => document.querySelector(`[data-hypotheek-orientatie="${naam}"]`)
const beleefd = (tekst: string) => ({ tekst, urgent: false })

const announcer = createAnnouncer(document)
const begonnen: { readonly end: () => void }[] = []
/** Follows the messages of a new host element in `parent`. `say` announces a message; `end` unsubscribes. */
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

describe('createAnnouncer', () => {
  it('the announcer adds one polite and one assertive live region to the body for two calculators', () => {
    const vak = create('<main></main>')
    begin(vak)
    begin(vak)
    expect([...document.body.children].slice(-2).map((kind) => kind.getAttribute('aria-live'))).toEqual([
      'polite',
      'assertive',
    ])
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2)
  })

  it('the announcer sets aria-atomic on the line of a calculator in both live regions', () => {
    begin()
    const regels = [...document.querySelectorAll('[data-hypotheek-orientatie] > *')]
    expect(regels.map((regel) => regel.getAttribute('aria-atomic'))).toEqual(['true', 'true'])
  })

  it('the announcer puts urgent messages in the assertive region and other messages in the polite region', () => {
    const { say } = begin()
    say(beleefd('Rustig'))
    say({ tekst: 'Let op', urgent: true })
    expect(regio('polite')?.textContent).toBe('Rustig')
    expect(regio('assertive')?.textContent).toBe('Let op')
  })

  it('clearing the announcement of one calculator keeps the announcement of another calculator', () => {
    const [een, ander] = [begin(), begin()]
    een.say(beleefd('Een'))
    ander.say(beleefd('Ander'))
    een.say(beleefd(''))
    expect(regio('polite')?.textContent).toBe('Ander')
  })

  it('the announcer adds its live regions again at the next message after the page removed them', () => {
    const { say } = begin()
    document.body.replaceChildren()
    say(beleefd('Nog steeds'))
    expect(regio('polite')?.textContent).toBe('Nog steeds')
  })

  it('the announcer removes its live regions when the last calculator ends', () => {
    const [een, ander] = [begin(), begin()]
    een.end()
    expect(regio('polite')).not.toBeNull()
    ander.end()
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(0)
  })

  it('the announcer keeps its live regions in the body for a calculator in a dialog without aria-modal', () => {
    const { say } = begin(create('<div role="dialog"></div>'))
    say(beleefd('Rustig'))
    expect(regio('polite')?.parentElement).toBe(document.body)
  })

  it('the announcer removes a copy of a live region that the page adds to the body', async () => {
    begin()
    document.body.append(document.body.cloneNode(true).lastChild ?? '')
    await expect.poll(() => document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2)
  })

  it('a new calculator removes the live regions that come from a stored copy of the body', () => {
    const een = begin()
    const kopie = document.body.innerHTML
    een.end()
    document.body.innerHTML = kopie
    begin()
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2)
  })

  it('the announcer moves its live regions to the new body when the page replaces its body', async () => {
    const { host, say } = begin()
    say(beleefd('Van toen'))
    const [oud, nieuw] = [document.body, document.createElement('body')]
    nieuw.append(oud.cloneNode(true).lastChild ?? '', host)
    oud.replaceWith(nieuw)
    await expect.poll(() => regio('polite')?.parentElement).toBe(nieuw)
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2)
    oud.remove()
  })
})

const MODAL = '<div aria-modal="true" role="dialog"><button>Sluit</button></div>'
const plek = () => regio('polite')?.parentElement

describe('createAnnouncer in a modal of the page', () => {
  it('the announcer puts its live regions in the modal around a calculator, across slots and shadow roots', () => {
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

  it('the announcer puts its live regions in the innermost modal around a calculator', () => {
    const buiten = create(MODAL)
    const binnen = buiten.appendChild(create(MODAL))
    begin(binnen)
    expect(plek()).toBe(binnen)
  })

  it.each(['outer', 'inner'])(
    'the live regions are in the upper of two modals when the %s calculator is first',
    (eerst) => {
      const buiten = create(MODAL)
      const binnen = buiten.appendChild(create(MODAL))
      for (const modal of eerst === 'outer' ? [buiten, binnen] : [binnen, buiten]) begin(modal)
      binnen.querySelector('button')?.focus()
      expect(plek()).toBe(binnen)
    },
  )

  it('the live regions return from a modal to the body after the calculator in that modal ends', () => {
    const modal = create(MODAL)
    const buiten = begin()
    const { end } = begin(modal)
    buiten.say(beleefd('Van buiten'))
    expect(plek()).toBe(modal)
    end()
    buiten.say(beleefd('Van buiten'))
    expect(plek()).toBe(document.body)
  })

  it('the live regions follow a calculator that the page moves into a modal and back to the body', () => {
    const modal = create(MODAL)
    const { host, say } = begin()
    modal.append(host)
    say(beleefd('Binnen'))
    expect(plek()).toBe(modal)
    document.body.append(host)
    say(beleefd('Buiten'))
    expect([plek(), regio('polite')?.textContent]).toEqual([document.body, 'Buiten'])
  })

  it('the live regions move into the modal around a calculator when that modal gets the focus', () => {
    const vak = create('<div><button>Sluit</button></div>')
    begin(vak)
    expect(plek()).toBe(document.body)
    vak.ariaModal = 'true'
    vak.querySelector('button')?.focus()
    expect(plek()).toBe(vak)
  })

  it('the live regions are in the modal with the focus when two modals each contain a calculator', () => {
    const [een, ander] = [create(MODAL), create(MODAL)]
    begin(een)
    begin(ander)
    for (const modal of [een, ander]) {
      modal.querySelector('button')?.focus()
      expect(plek()).toBe(modal)
    }
  })
})
