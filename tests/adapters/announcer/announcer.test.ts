import { Subject } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'

import { createAnnouncer } from '../../../adapters/announcer'
import type { Announcement } from '../../../application'

const regio = (naam: 'polite' | 'assertive') => document.querySelector(`[data-hypotheek-orientatie="${naam}"]`)
const beleefd = (tekst: string) => ({ tekst, urgent: false })

const announcer = createAnnouncer(document)
const begonnen: { readonly end: () => void }[] = []
/** A calculator that says something on the page. */
const begin = () => {
  const said = new Subject<Announcement>()
  const following = announcer.follow(said)
  const spreker = { say: (tekst: Announcement) => said.next(tekst), end: () => following.unsubscribe() }
  begonnen.push(spreker)
  return spreker
}

afterEach(() => {
  for (const { end } of begonnen.splice(0)) end()
})

describe('the live regions', () => {
  it('stand at the end of the body, one polite and one assertive, however many calculators there are', () => {
    begin()
    begin()
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
})
