import { useCallback, useMemo, useRef } from 'react'

import type { Pagina } from './instellingen'

/** What covers a part of the window, and how to keep a control clear of it. */
export interface Zicht {
  /** Takes the panel that sticks to the lower edge of the window where there is no room beside the form. */
  readonly zetPaneel: (paneel: HTMLElement | null) => void
  /**
   * Scrolls a control into view with its whole question, label to error, below the menu of the page and above the
   * panel.
   */
  readonly maakVrij: (control: Element) => void
}

/** How far the ring of the focus stands out, and the room that a question has around it, in pixels. */
const RING = 5
const RUIMTE = 16

/** Where it shows that a control has the focus: its card or its outline. */
export const kaderVan = (control: Element): Element => control.closest('label, .bediening') ?? control

const vraagVan = (control: Element): Element => control.closest('[data-veld]') ?? kaderVan(control)

/** How much of the lower part of the window the panel takes where this stands, in pixels. */
const hoogteVan = (paneel: Element | null, element: Element): number => {
  if (paneel === null) return 0
  const { left, right, top } = paneel.getBoundingClientRect()
  const vak = element.getBoundingClientRect()
  const staatErnaast = vak.right <= left || vak.left >= right
  return staatErnaast ? 0 : Math.max(0, paneel.ownerDocument.documentElement.clientHeight - top)
}

export const useZicht = ({ hoogteVanAnkermenu }: Pagina): Zicht => {
  const paneel = useRef<HTMLElement>(null)
  const zetPaneel = useCallback((nieuw: HTMLElement | null) => {
    paneel.current = nieuw
  }, [])
  const maakVrij = useCallback(
    (control: Element) => {
      const breng = (element: Element, ruimte: number) => {
        const { style } = element as HTMLElement
        style.scrollMarginTop = `${hoogteVanAnkermenu() + ruimte}px`
        style.scrollMarginBottom = `${hoogteVan(paneel.current, element) + ruimte}px`
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        style.scrollMarginTop = ''
        style.scrollMarginBottom = ''
      }
      breng(vraagVan(control), RUIMTE)
      // A question that is higher than the room has its control in view.
      breng(kaderVan(control), RING)
    },
    [hoogteVanAnkermenu],
  )
  return useMemo(() => ({ zetPaneel, maakVrij }), [zetPaneel, maakVrij])
}
