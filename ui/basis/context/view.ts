import { useState } from 'react'

import { rectOf, zoomOf } from '../size/zoom'
import type { Page } from './settings'

/** Knows what covers a part of the window, and keeps a control clear of it. */
export interface View {
  /** Sets the panel that sticks to the lower edge of the window when there is no room beside the form. */
  readonly setPanel: (paneel: HTMLElement | null) => void
  /** Says whether the answer of the step, which is what the closed panel says, is in view. */
  readonly setAnswerInView: (isInView: boolean) => void
  /**
   * Scrolls a control into view with its whole question, label to error, below the menu of the page and above the
   * panel.
   */
  readonly reveal: (control: Element) => void
  /** Brings what has just appeared out from behind that panel, and keeps the control that has the focus in view. */
  readonly unveil: (appeared: Element | null) => void
}

/** The width of the focus ring, and the room around a question, in pixels. */
const RING = 5
const RUIMTE = 16

/** The element that draws the focus of a control: its card or its outline. */
export const outlineOf = (control: Element): Element => control.closest('label, .bediening') ?? control

const vraagVan = (control: Element): Element => control.closest('[data-veld]') ?? outlineOf(control)

/** How many pixels of the lower window edge the panel covers above or below this element; 0 beside it. */
const hoogteVan = (paneel: Element | null, element: Element): number => {
  if (paneel === null) return 0
  const { left, right, top } = rectOf(paneel)
  const vak = rectOf(element)
  const staatErnaast = vak.right <= left || vak.left >= right
  return staatErnaast ? 0 : Math.max(0, paneel.ownerDocument.documentElement.clientHeight - top)
}

/** Do these two cover some of the same pixels? */
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
    // For a question that does not fit, the control itself comes into view.
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

/** The view of one calculator, whose page stays the same. */
export const useView = (page: Page): View => useState(() => createView(page))[0]
