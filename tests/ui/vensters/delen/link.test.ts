import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { parseGedeeld } from '../../../../domain/orientatie'
import { SHARED, type PageFragment } from '../../../../ui'
import { linkTo, sharedIn } from '../../../../ui/vensters/delen/link'

const PAGE = 'https://bank.voorbeeld/hypotheek'

/** Returns the link to the calculation `tekst` from a page with this query and fragment, each with its first sign. */
const linkFrom = (query: string, fragment: string, tekst = '1_MY'): string | undefined =>
  linkTo(tekst, {
    read: () => fragment.slice(1),
    addressWith: (next) => `${PAGE}${query}#${next}`,
  } as PageFragment)

describe('the link to a calculation', () => {
  it.each(['%20', '%0A', '%0d%0a'])('a link that a mail program broke is read, with %s for the break', (space) => {
    const parts = ['hypotheekberekening-1_MY_2026_2026-03-', '02_B60000_i20000_k300000_1c5prl3']
    expect(either.isRight(parseGedeeld(sharedIn(parts.join('')) ?? ''))).toBe(true)
    expect(either.isRight(parseGedeeld(sharedIn(parts.join(space)) ?? ''))).toBe(true)
  })

  it.each(['\\_', '%5C_', '%5c_'])('a link from a text in Markdown is read, with %s for each _', (sign) => {
    const fragment = 'hypotheekberekening-1_MY_2026_2026-03-02_B60000_i20000_k300000_1c5prl3'.replaceAll('_', sign)
    expect(fragment).toMatch(SHARED)
    expect(either.isRight(parseGedeeld(sharedIn(fragment) ?? ''))).toBe(true)
  })

  it.each(['', '#anker', '#een-anker_2'])(
    'the link from a page with the fragment "%s" has a fragment that is a valid CSS selector',
    (fragment) => {
      const link = linkFrom('', fragment, '1_MY_2026_2026-03-02_B61250-75_2f3e5g') ?? ''
      const { hash } = new URL(link)
      expect(hash).toMatch(/^#[a-z][\w-]+$/)
      expect(() => document.querySelector(hash)).not.toThrow()
    },
  )

  const VOLGERS = [
    'utm_source=brief',
    'UTM_ID=',
    'gclid=x',
    'gbraid=1',
    'fbclid=a%20b',
    'msclkid',
    '_gl=1*x',
    'mc_cid=2',
  ]
  const EIGEN = ['bron=brief', 'q=a+b%2F', 'utm', 'x', 'utm.x=1', 'mijn_gclid=1']

  it('a link leaves out known tracking parameters of the page, and keeps all other parameters as they are', () => {
    const query = `?${[...VOLGERS, ...EIGEN, ...VOLGERS].join('&')}`
    expect(linkFrom(query, '')).toBe(`${PAGE}?${EIGEN.join('&')}#hypotheekberekening-1_MY`)
    expect(linkFrom(`?${VOLGERS.join('&')}`, '')).toBe(`${PAGE}#hypotheekberekening-1_MY`)
    expect(linkFrom('', '#/a?utm_source=x&y=1')).toBe(`${PAGE}#/a?y=1&hypotheekberekening=1_MY`)
  })

  it.each([
    ['#hypotheekberekening-1_FL', '#hypotheekberekening-1_MY'],
    ['#anker--hypotheekberekening-1_FL', '#anker--hypotheekberekening-1_MY'],
    ['#/a?x=1&hypotheekberekening=1_FL', '#/a?x=1&hypotheekberekening=1_MY'],
  ])('on a page with the fragment %s, an earlier calculation makes place for the new one', (fragment, verwacht) => {
    expect(linkFrom('', fragment)).toBe(`${PAGE}${verwacht}`)
  })
})
