import { useEffect, useEffectEvent } from 'react'
import { skip } from 'rxjs'

import type { StappenService } from '../../../application'
import { EERSTE_STAP, isBereikbaar } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { nameOf } from '../nameOf'
import { createHistoryEntries } from './historyEntries'
import type { Terugknopdeel, TerugknopProps } from '../../basis/lazy/types/terugknop'

/** The maximum duration of a move through the history, in milliseconds. A longer move counts as refused. */
const PATIENCE = 1000

const taken = new WeakMap<Document, Set<string>>()

/**
 * Reserves a unique key for the calculator of the element `host`. The key is the same after a reload, and different on
 * other pages of the site. Returns the key, and a function that releases the key.
 */
const takeKey = (host: HTMLElement, { pathname }: Location) => {
  const keys = taken.get(host.ownerDocument) ?? new Set()
  taken.set(host.ownerDocument, keys)
  let key = `${pathname}:${nameOf(host)}`
  while (keys.has(key)) key += "'"
  keys.add(key)
  return { key, giveBack: () => keys.delete(key) }
}

/** Closes the last open dialog in the element `host`. Returns whether a dialog was open. */
const closeDialog = (host: HTMLElement): boolean => {
  const dialog = [...(host.shadowRoot?.querySelectorAll('dialog[open]') ?? [])].at(-1)
  dialog?.dispatchEvent(new Event('cancel'))
  return dialog !== undefined
}

/** The parts of a calculator that `followHistory` uses. */
interface Back {
  readonly host: HTMLElement
  readonly stappen: StappenService
  /** Called before Back or Forward opens another step. */
  readonly onBack: () => void
  /** Scrolls the host element, or the element of `ref-bovenkant`, to the top of the window. */
  readonly scrollToTop: () => void
}

/**
 * Gives each step its own entry in the browser history, so that Back and Forward open another step. When the visitor
 * opens an earlier step in the calculator, the browser goes back to the entry of that step. If that entry is not below
 * the current entry, a new entry is added. While a dialog is open, Back and Forward only close the dialog. Returns a
 * function that stops all this.
 */
const followHistory = ({ host, stappen, onBack, scrollToTop }: Back): (() => void) => {
  const view = host.ownerDocument.defaultView ?? window
  const { key, giveBack } = takeKey(host, view.location)
  const entries = createHistoryEntries(view.history, key)
  let known: number = EERSTE_STAP
  let below = entries.below()
  let onItsWay: ReturnType<typeof setTimeout> | undefined
  /** Whether the pending move through the history follows the opening of another step in the calculator. */
  let isMove = false

  const go = (steps: number, opensStap: boolean): void => {
    onItsWay = setTimeout(() => (onItsWay = undefined), PATIENCE)
    isMove = opensStap
    entries.go(steps)
  }
  /** Makes the history match the open step, unless a move through the history is pending. */
  const settle = (opensStap: boolean): void => {
    if (onItsWay !== undefined) return
    const { huidig } = stappen.state()
    const from = entries.stap() ?? known
    if (huidig < from && entries.below() >= from - huidig) go(huidig - from, opensStap)
    else if (huidig !== from) {
      entries.mark(from)
      if (huidig < from) entries.add(huidig, true)
      else for (let stap = from + 1; stap <= huidig; stap += 1) entries.add(stap, false)
    }
    known = huidig
    below = entries.below()
  }
  /**
   * Undoes the scrolling by the browser after `popstate`. If `opensStap` is true, calls `scrollToTop` instead, unless a
   * question of the step has the focus, as after 'wijzig': that question stays in view.
   */
  const holdView = (opensStap: boolean): void => {
    const { scrollX: left, scrollY: top } = view
    view.requestAnimationFrame(() => {
      if (opensStap && !host.shadowRoot?.activeElement?.closest('[data-veld]')) scrollToTop()
      else view.scrollTo({ left, top, behavior: 'instant' })
    })
  }
  const onPopstate = (): void => {
    const isOwn = onItsWay !== undefined
    clearTimeout(onItsWay)
    onItsWay = undefined
    const stap = entries.stap()
    const { huidig, hoogste } = stappen.state()
    if (stap === undefined) return
    if (isOwn) {
      holdView(isMove)
      settle(isMove)
    } else if (stap === huidig) settle(false)
    else if (closeDialog(host)) {
      // Only the dialog closes, so the history must return to the entry of the open step. If that entry is above the
      // current entry, go forward; `settle` handles the other cases.
      if (stap < huidig && below >= huidig - stap) go(huidig - stap, false)
      else settle(false)
    } else if (isBereikbaar(stap, hoogste)) {
      ;(host.shadowRoot?.activeElement as HTMLElement | null)?.blur()
      onBack()
      stappen.gaNaar(stap)
      holdView(true)
    }
  }

  view.addEventListener('popstate', onPopstate)
  settle(false)
  const steps = stappen.state$.pipe(skip(1)).subscribe(() => settle(true))
  return () => {
    view.removeEventListener('popstate', onPopstate)
    steps.unsubscribe()
    clearTimeout(onItsWay)
    giveBack()
  }
}

/** Makes Back and Forward of the browser open steps while the calculator is on the page; renders nothing. */
const Terugknop = ({ onTerug }: TerugknopProps) => {
  const { page, services } = useCalculator()
  const { stappen } = services
  const onBack = useEffectEvent(() => onTerug({ detail: 1 }))
  useEffect(
    () => followHistory({ host: page.host(), stappen, onBack: () => onBack(), scrollToTop: page.scrollToTop }),
    [page, stappen],
  )
  return null
}

/** The lazily loaded chunk `terugknop`. */
export const terugknop: Terugknopdeel = { Terugknop }
