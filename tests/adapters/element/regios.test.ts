import { afterEach, describe, expect, it } from 'vitest'

import { createAankondiger } from '../../../adapters/element/applicatie/pagina'

const regio = (naam: 'polite' | 'assertive') => document.querySelector(`[data-hypotheek-orientatie="${naam}"]`)
const beleefd = (tekst: string) => ({ tekst, dringend: false })

const begonnen: ReturnType<typeof createAankondiger>[] = []
const begin = () => {
  const aankondiger = createAankondiger(document)
  begonnen.push(aankondiger)
  return aankondiger
}

afterEach(() => {
  for (const aankondiger of begonnen.splice(0)) aankondiger.eindig()
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
    const { zeg } = begin()
    zeg(beleefd('Rustig'))
    zeg({ tekst: 'Let op', dringend: true })
    expect(regio('polite')?.textContent).toBe('Rustig')
    expect(regio('assertive')?.textContent).toBe('Let op')
  })

  it('are shared: what one calculator clears is its own, not what another says', () => {
    const [een, ander] = [begin(), begin()]
    een.zeg(beleefd('Een'))
    ander.zeg(beleefd('Ander'))
    een.zeg(beleefd(''))
    expect(regio('polite')?.textContent).toBe('Ander')
  })

  it('come back when the page threw them out', () => {
    const { zeg } = begin()
    document.body.replaceChildren()
    zeg(beleefd('Nog steeds'))
    expect(regio('polite')?.textContent).toBe('Nog steeds')
  })

  it('leave with the last calculator', () => {
    const [een, ander] = [createAankondiger(document), createAankondiger(document)]
    een.eindig()
    expect(regio('polite')).not.toBeNull()
    ander.eindig()
    expect(document.querySelectorAll('[data-hypotheek-orientatie]')).toHaveLength(0)
  })
})
