import { expect, it, onTestFinished } from 'vitest'

import { followPageLinks } from '../../../adapters/element/loader/focus'

/** Lets the page follow a link to this element. Resolves when the element gets the focus to pass on. */
const followLinkTo = (host: HTMLElement): Promise<void> => {
  const link = document.createElement('a')
  link.href = '#rekenhulp'
  document.body.replaceChildren(link, host)
  const stop = followPageLinks(host)
  onTestFinished(() => {
    stop()
    document.body.replaceChildren()
  })
  return new Promise((resolve) => {
    host.focus = () => resolve()
    link.click()
    host.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }))
  })
}

it.each([
  ['no tabindex', null],
  ['tabindex -1', '-1'],
])('following a link to an element with %s leaves it as the page wrote it', async (_wat, tabindex) => {
  const host = document.createElement('section')
  host.id = 'rekenhulp'
  if (tabindex !== null) host.setAttribute('tabindex', tabindex)
  await followLinkTo(host)
  expect(host.getAttribute('tabindex')).toBe(tabindex)
})
