import { useState } from 'react'

import { rectOf, zoomOf } from '../size/zoom'
import type { Page } from './settings'

/** Knows what covers part of the window, and scrolls controls clear of it. */
export interface View {
  /** Registers the panel that sticks to the bottom of the window when there is no room next to the form. */
  readonly setPanel: (paneel: HTMLElement | null) => void
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
const RUIMTE = 16

/** Returns the element that shows the focus ring of a control: its card or its outline. */
export const outlineOf = (control: Element): Element => control.closest('label, .bediening') ?? control

const vraagVan = (control: Element): Element => control.closest('[data-veld]') ?? outlineOf(control)

/** Returns the height in pixels that the panel covers at the window's bottom; 0 for an element beside it. */
const hoogteVan = (paneel: Element | null, element: Element): number => {
  if (paneel === null) return 0
  const { left, right, top } = rectOf(paneel)
  const vak = rectOf(element)
  const staatErnaast = vak.right <= left || vak.left >= right
  return staatErnaast ? 0 : Math.max(0, paneel.ownerDocument.documentElement.clientHeight - top)
}

/** Whether two elements overlap on screen. */
export const overlaps = (een: Element, ander: Element): boolean => {
  const [vak, anderVak] = [een.getBoundingClientRect(), ander.getBoundingClientRect()]
  return (
    vak.bottom > anderVak.top && vak.top < anderVak.bottom && vak.right > anderVak.left && vak.left < anderVak.right
  )
}

const createView = ({ heightOfAnkermenu }: Page): View => {
  let paneel: HTMLElement | null = null
  const bring = (element: Element, ruimte: number) => {
    const { style } = element as HTMLElement
    const zoom = zoomOf(element)
    style.scrollMarginTop = `${heightOfAnkermenu() / zoom + ruimte}px`
    style.scrollMarginBottom = `${hoogteVan(paneel, element) / zoom + ruimte}px`
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    style.scrollMarginTop = ''
    style.scrollMarginBottom = ''
  }
  const reveal = (control: Element) => {
    bring(vraagVan(control), RUIMTE)
    // A question may be taller than the window, so scroll the control itself into view too.
    bring(outlineOf(control), RING)
  }
  return {
    setPanel: (nieuw) => {
      paneel = nieuw
    },
    setAnswerInView: (isInView) => {
      paneel?.toggleAttribute('data-beantwoord', isInView)
    },
    reveal,
    unveil: (appeared) => {
      if (!appeared || !paneel || !overlaps(appeared, paneel)) return
      reveal(appeared)
      const { activeElement } = appeared.getRootNode() as ShadowRoot
      if (activeElement?.closest('[data-veld]')) reveal(activeElement)
    },
  }
}

/** Returns the view of one calculator; its `page` never changes. */
export const useView = (page: Page): View => useState(() => createView(page))[0]
