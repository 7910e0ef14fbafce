import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import type { Page } from '../../../../ui/basis/context/settings'
import { useView } from '../../../../ui/basis/context/view'

afterEach(() => {
  document.documentElement.removeAttribute('style')
  vi.restoreAllMocks()
})

/** Reveals a control on a page with a menu and a bar of these heights; returns each scroll with its margins. */
const revealedBetween = (menu: number, bar: number) => {
  const scrolls: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    scrolls.push([this.localName, this.style.scrollMarginTop, this.style.scrollMarginBottom])
  })
  document.body.innerHTML = '<section data-veld="inkomen"><label><input></label></section>'
  const page = { heightOfAnkermenu: () => menu, onderkant: { height: () => bar } } as unknown as Page
  const { result } = renderHook(() => useView(page))
  const [question, box, control] = document.querySelectorAll<HTMLElement>('section, label, input')
  if (control) result.current.reveal(control)
  return { scrolls, left: [question, box].map((part) => part?.style.cssText) }
}

it('useView().reveal scrolls a question and its control into view below the menu of the host page', () => {
  expect(revealedBetween(50, 0)).toEqual({
    scrolls: [
      ['section', '66px', '16px'],
      ['label', '55px', '5px'],
    ],
    left: ['', ''],
  })
})

it('useView().reveal scrolls a question and its control into view above the bar of the host page', () => {
  expect(revealedBetween(0, 60).scrolls).toEqual([
    ['section', '16px', '76px'],
    ['label', '5px', '65px'],
  ])
})

it('useView().reveal leaves out of its margin the scroll padding that the browser adds itself', () => {
  const styleOf = window.getComputedStyle.bind(window)
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    element === document.documentElement ? ({ scrollPaddingBottom: '40px' } as CSSStyleDeclaration) : styleOf(element),
  )
  expect(revealedBetween(0, 60).scrolls).toEqual([
    ['section', '16px', '36px'],
    ['label', '5px', '25px'],
  ])
})

it('useView().reveal keeps no room for the summary panel around a control inside that panel', () => {
  const bottoms: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    bottoms.push(this.style.scrollMarginBottom)
  })
  document.body.innerHTML = '<aside><input></aside><input>'
  const [panel, inside, outside] = document.querySelectorAll<HTMLElement>('aside, input')
  const page = { heightOfAnkermenu: () => 0, onderkant: { height: () => 0 } } as unknown as Page
  const { result } = renderHook(() => useView(page))
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(100)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 30))
  result.current.setPanel(panel ?? null)
  for (const control of [inside, outside]) if (control) result.current.reveal(control)
  expect(bottoms).toEqual(['16px', '5px', '116px', '105px'])
})
