import { Subject } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createAnnouncer } from '../../../adapters/announcer'
import type { Announcement } from '../../../application'

const regio = (naam: 'polite' | 'assertive') => document.querySelector(`[data-hypotheek-orientatie="${naam}"]`)
const beleefd = (tekst: string) => ({ tekst, urgent: false })

const announcer = createAnnouncer(document)
const begonnen: { readonly end: () => void }[] = []
/** Starts a calculator that can announce messages, in this part of the page. */
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
  it('the announcer adds one polite and one assertive region to the body, for any number of calculators', () => {
    const vak = create('<main></main>')
    begin(vak)
    begin(vak)
    expect([...document.body.children].slice(-2).map((kind) => kind.getAttribute('aria-live'))).toEqual([
      'polite',
      'assertive',
    ])
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2)
  })

  it('the announcer makes screen readers read each line as a whole', () => {
    begin()
    const regels = [...document.querySelectorAll('[data-hypotheek-orientatie] > *')]
    expect(regels.map((regel) => regel.getAttribute('aria-atomic'))).toEqual(['true', 'true'])
  })

  it('the announcer puts urgent messages in the assertive region and others in the polite one', () => {
    const { say } = begin()
    say(beleefd('Rustig'))
    say({ tekst: 'Let op', urgent: true })
    expect(regio('polite')?.textContent).toBe('Rustig')
    expect(regio('assertive')?.textContent).toBe('Let op')
  })

  it('clearing the message of one calculator keeps the message of another', () => {
    const [een, ander] = [begin(), begin()]
    een.say(beleefd('Een'))
    ander.say(beleefd('Ander'))
    een.say(beleefd(''))
    expect(regio('polite')?.textContent).toBe('Ander')
  })

  it('the announcer restores its regions when the page removed them', () => {
    const { say } = begin()
    document.body.replaceChildren()
    say(beleefd('Nog steeds'))
    expect(regio('polite')?.textContent).toBe('Nog steeds')
  })

  it('the announcer removes its regions with the last calculator', () => {
    const [een, ander] = [begin(), begin()]
    een.end()
    expect(regio('polite')).not.toBeNull()
    ander.end()
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(0)
  })

  it('the announcer keeps its regions in the body when a dialog of the page is not modal', () => {
    const { say } = begin(create('<div role="dialog"></div>'))
    say(beleefd('Rustig'))
    expect(regio('polite')?.parentElement).toBe(document.body)
  })

  it('the announcer removes regions that the page copied with part of its body', async () => {
    begin()
    document.body.append(document.body.cloneNode(true).lastChild ?? '')
    await vi.waitFor(() => expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2))
  })

  it('the first calculator removes regions from a stored copy of the body', () => {
    const een = begin()
    const kopie = document.body.innerHTML
    een.end()
    document.body.innerHTML = kopie
    begin()
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(2)
  })

  it('the announcer moves its regions when the page replaces its body', async () => {
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

describe('createAnnouncer in a modal of the page', () => {
  it('the announcer puts its regions in the modal around a calculator, across slots and shadow roots', () => {
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

  it('the announcer puts its regions in the innermost modal around a calculator', () => {
    const buiten = create(MODAL)
    const binnen = buiten.appendChild(create(MODAL))
    begin(binnen)
    expect(plek()).toBe(binnen)
  })

  it('the regions are in a modal while one calculator is in it, and then return to the body', () => {
    const modal = create(MODAL)
    const buiten = begin()
    const { end } = begin(modal)
    buiten.say(beleefd('Van buiten'))
    expect(plek()).toBe(modal)
    end()
    buiten.say(beleefd('Van buiten'))
    expect(plek()).toBe(document.body)
  })

  it('the regions follow a calculator that the page moves into a modal and out of it', () => {
    const modal = create(MODAL)
    const { host, say } = begin()
    modal.append(host)
    say(beleefd('Binnen'))
    expect(plek()).toBe(modal)
    document.body.append(host)
    say(beleefd('Buiten'))
    expect([plek(), regio('polite')?.textContent]).toEqual([document.body, 'Buiten'])
  })

  it('the regions move into a modal as soon as it gets the focus, before any message', () => {
    const vak = create('<div><button>Sluit</button></div>')
    begin(vak)
    expect(plek()).toBe(document.body)
    vak.ariaModal = 'true'
    vak.querySelector('button')?.focus()
    expect(plek()).toBe(vak)
  })

  it('the regions are in the modal with the focus when several modals have a calculator', () => {
    const [een, ander] = [create(MODAL), create(MODAL)]
    begin(een)
    begin(ander)
    for (const modal of [een, ander]) {
      modal.querySelector('button')?.focus()
      expect(plek()).toBe(modal)
    }
  })
})
