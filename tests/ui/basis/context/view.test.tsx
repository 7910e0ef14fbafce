import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import type { Page } from '../../../../ui/basis/context/settings'
import { useView } from '../../../../ui/basis/context/view'

it('useView().reveal scrolls a question and its control into view below the menu of the host page', () => {
  const gevraagd: unknown[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    gevraagd.push([this.localName, this.style.scrollMarginTop, this.style.scrollMarginBottom])
  })
  document.body.innerHTML = '<section data-veld="inkomen"><label><input></label></section>'
  const { result } = renderHook(() =>
    useView({ heightOfAnkermenu: () => 50, onderkant: { height: () => 0 } } as unknown as Page),
  )
  const [vraag, vak, veld] = document.querySelectorAll<HTMLElement>('section, label, input')
  if (veld) result.current.reveal(veld)
  expect(gevraagd).toEqual([
    ['section', '66px', '16px'],
    ['label', '55px', '5px'],
  ])
  expect([vraag, vak].map((deel) => deel?.style.scrollMarginTop)).toEqual(['', ''])
  scroll.mockRestore()
})
