import { useState, type RefObject } from 'react'

import { giveFocus, type Click } from '../press/giveFocus'
import { scrollPaddingBottomOf } from '../size/scrollPadding'
import { rectOf, zoomOf } from '../size/zoom'
import type { Page } from './settings'

/** Functions that scroll elements out from under the page's menu and the summary panel, or that connect these parts. */
export interface View {
  /** Registers the summary panel; null when it is removed. In a narrow calculator it covers the window's bottom. */
  readonly setPanel: (panel: HTMLElement | null) => void
  /** Registers the title of the open step. */
  readonly setTitle: (title: RefObject<HTMLElement | null>) => void
  /** Focuses the title of the open step, after a click on a button that disappears. */
  readonly focusTitle: (click: Click) => void
  /** Sets whether the result in the open step is in view. If so, the closed panel, with the same figure, hides. */
  readonly setAnswerInView: (isInView: boolean) => void
  /** Scrolls a control and its question, from label to error, into view between the page's menu and the panel. */
  readonly reveal: (control: Element) => void
  /** Scrolls a new element into view if the summary panel overlaps the element. A focused field remains in view. */
  readonly unveil: (appeared: Element | null) => void
}

/** The space in pixels to keep free around a control, for its focus ring. Around a whole question it is `SPACE`. */
const RING = 5
const SPACE = 16

/** Returns the element that shows the focus ring of a control: its card or outline, or else the control itself. */
export const outlineOf = (control: Element): Element => control.closest('label, .bediening') ?? control

const questionOf = (control: Element): Element => control.closest('[data-veld]') ?? outlineOf(control)

/** Returns the window height in pixels that the panel covers; 0 without a panel, or if `element` is beside or in it. */
const coveredHeight = (panel: Element | null, element: Element): number => {
  if (panel === null || panel.contains(element)) return 0
  const { left, right, top } = rectOf(panel)
  const box = rectOf(element)
  const isBeside = box.right <= left || box.left >= right
  return isBeside ? 0 : Math.max(0, panel.ownerDocument.documentElement.clientHeight - top)
}

export const overlaps = (one: Element, other: Element): boolean => {
  const [box, otherBox] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return (
    box.bottom > otherBox.top && box.top < otherBox.bottom && box.right > otherBox.left && box.left < otherBox.right
  )
}

const createView = ({ heightOfAnkermenu, onderkant }: Page): View => {
  let panel: HTMLElement | null = null
  let title: RefObject<HTMLElement | null> | undefined
  const bring = (element: Element, space: number) => {
    const { style } = element as HTMLElement
    const zoom = zoomOf(element)
    style.scrollMarginTop = `${heightOfAnkermenu() / zoom + space}px`
    const covered = Math.max(coveredHeight(panel, element), onderkant.height())
    // The browser adds the scroll padding of the page to this margin.
    const margin = covered - scrollPaddingBottomOf(element.ownerDocument)
    style.scrollMarginBottom = `${margin / zoom + space}px`
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    style.scrollMarginTop = ''
    style.scrollMarginBottom = ''
  }
  const reveal = (control: Element) => {
    bring(questionOf(control), SPACE)
    // A question may be taller than the window, so also scroll the control itself into view.
    bring(outlineOf(control), RING)
  }
  return {
    setPanel: (next) => {
      panel = next
    },
    setTitle: (next) => {
      title = next
    },
    focusTitle: (click) => giveFocus(title?.current, click),
    setAnswerInView: (isInView) => {
      panel?.toggleAttribute('data-beantwoord', isInView)
    },
    reveal,
    unveil: (appeared) => {
      if (!appeared || !panel || !overlaps(appeared, panel)) return
      reveal(appeared)
      const { activeElement } = appeared.getRootNode() as ShadowRoot
      if (activeElement?.closest('[data-veld]')) reveal(activeElement)
    },
  }
}

/** Returns the scroll functions of one calculator, created at first render. A later change of `page` has no effect. */
export const useView = (page: Page): View => useState(() => createView(page))[0]
