import { useState } from 'react'

import { rectOf, zoomOf } from '../size/zoom'
import type { Page } from './settings'

/** Scrolls controls into the part of the window that nothing covers. */
export interface View {
  /** Registers the panel that sticks to the bottom of the window when there is no room next to the form. */
  readonly setPanel: (panel: HTMLElement | null) => void
  /** Reports whether the answer of the step, which the closed panel also shows, is in view. */
  readonly setAnswerInView: (isInView: boolean) => void
  /**
   * Scrolls a control into view with its whole question, from label to error, below the page's menu and above the
   * panel.
   */
  readonly reveal: (control: Element) => void
  /** Scrolls an element that has just appeared clear of the panel, and keeps the focused control in view. */
  readonly unveil: (appeared: Element | null) => void
}

/** The width of the focus ring and the space around a question, in pixels. */
const RING = 5
const SPACE = 16

/** Returns the element that shows the focus ring of a control: its card or its outline. */
export const outlineOf = (control: Element): Element => control.closest('label, .bediening') ?? control

const questionOf = (control: Element): Element => control.closest('[data-veld]') ?? outlineOf(control)

/** Returns the height in pixels that the panel covers at the window's bottom; 0 if the element is beside the panel. */
const coveredHeight = (panel: Element | null, element: Element): number => {
  if (panel === null) return 0
  const { left, right, top } = rectOf(panel)
  const box = rectOf(element)
  const isBeside = box.right <= left || box.left >= right
  return isBeside ? 0 : Math.max(0, panel.ownerDocument.documentElement.clientHeight - top)
}

/** Whether two elements overlap on screen. */
export const overlaps = (one: Element, other: Element): boolean => {
  const [box, otherBox] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return (
    box.bottom > otherBox.top && box.top < otherBox.bottom && box.right > otherBox.left && box.left < otherBox.right
  )
}

const createView = ({ heightOfAnkermenu }: Page): View => {
  let panel: HTMLElement | null = null
  const bring = (element: Element, space: number) => {
    const { style } = element as HTMLElement
    const zoom = zoomOf(element)
    style.scrollMarginTop = `${heightOfAnkermenu() / zoom + space}px`
    style.scrollMarginBottom = `${coveredHeight(panel, element) / zoom + space}px`
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    style.scrollMarginTop = ''
    style.scrollMarginBottom = ''
  }
  const reveal = (control: Element) => {
    bring(questionOf(control), SPACE)
    // A question may be taller than the window, so scroll the control itself into view too.
    bring(outlineOf(control), RING)
  }
  return {
    setPanel: (next) => {
      panel = next
    },
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

/** Returns the view of one calculator; its `page` never changes. */
export const useView = (page: Page): View => useState(() => createView(page))[0]
