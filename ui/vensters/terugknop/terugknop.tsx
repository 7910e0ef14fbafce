import { useEffect, useEffectEvent } from 'react'
import { skip } from 'rxjs'

import type { StappenService } from '../../../application'
import { EERSTE_STAP, isBereikbaar } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import type { Click } from '../../velden/giveFocus'
import { nameOf } from '../nameOf'
import { createHistoryEntries } from './historyEntries'

/** How long the browser may take to move through the history, in milliseconds; then it is taken to have refused. */
const PATIENCE = 1000

const taken = new WeakMap<Document, Set<string>>()

/**
 * A key of its own for the calculator of this element, the same after a reload; another page of the site has others.
 * Returns how to give it back too.
 */
const takeKey = (host: HTMLElement, { pathname }: Location) => {
  const keys = taken.get(host.ownerDocument) ?? new Set()
  taken.set(host.ownerDocument, keys)
  let key = `${pathname}:${nameOf(host)}`
  while (keys.has(key)) key += "'"
  keys.add(key)
  return { key, giveBack: () => keys.delete(key) }
}

/** Closes the dialog of this element that lies on top. Returns whether there was one. */
const closeDialog = (host: HTMLElement): boolean => {
  const dialog = [...(host.shadowRoot?.querySelectorAll('dialog[open]') ?? [])].at(-1)
  dialog?.dispatchEvent(new Event('cancel'))
  return dialog !== undefined
}

/** What a calculator does with the history of its page. */
interface Back {
  readonly host: HTMLElement
  readonly stappen: StappenService
  /** Called before Back or Forward opens another step. */
  readonly onBack: () => void
  /** Brings the top of the step into view. */
  readonly scrollToTop: () => void
}

/**
 * Gives each step an entry of its own in the history of the page, so that Back opens the step before and Forward the
 * next, as far as the steps above the form do. A step back in the calculator goes back in the history where its entry
 * lies directly below; elsewhere it adds one. Back while a dialog is open closes that only. Returns how to stop.
 */
const followHistory = ({ host, stappen, onBack, scrollToTop }: Back): (() => void) => {
  const view = host.ownerDocument.defaultView ?? window
  const { key, giveBack } = takeKey(host, view.location)
  const entries = createHistoryEntries(view.history, key)
  let known: number = EERSTE_STAP
  let below = entries.below()
  let onItsWay: ReturnType<typeof setTimeout> | undefined
  /** Whether another step is open where the browser is on its way to. */
  let isMove = false

  const go = (steps: number, opensStap: boolean): void => {
    onItsWay = setTimeout(() => (onItsWay = undefined), PATIENCE)
    isMove = opensStap
    entries.go(steps)
  }
  /** Has the history say which step is open. */
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
  /** The browser scrolls to where the entry was left, after `popstate` and before it draws: this undoes that. */
  const holdView = (opensStap: boolean): void => {
    const { scrollX: left, scrollY: top } = view
    view.requestAnimationFrame(() => {
      if (opensStap) scrollToTop()
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
      // The entry that was left lies above this one, or this one lies above it.
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

interface TerugknopProps {
  /** Called before Back or Forward opens another step, with a press after which the title gets the focus. */
  readonly onTerug: (na: Click) => void
}

/** Has Back of the browser go a step back, as long as it stands in the calculator; shows nothing. */
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

/** The Back button of the browser. */
export const terugknop = { Terugknop } as const

declare module '../../basis/lazy/parts' {
  interface Parts {
    readonly terugknop: typeof terugknop
  }
}
