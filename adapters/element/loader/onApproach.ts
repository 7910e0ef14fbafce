import type { PageWindow } from '../environment'
import { withoutPrototype } from './setProperty'

/** The distance between the element and the viewport at which loading begins. */
const MARGIN = '600px'

const acts = new WeakMap<Element, () => void>()
const observers = new WeakMap<PageWindow, IntersectionObserver>()

const createObserver = (pageWindow: PageWindow): IntersectionObserver => {
  const observer = new pageWindow.IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          observer.unobserve(target)
          acts.get(target)?.()
        }
    },
    withoutPrototype({ rootMargin: MARGIN }),
  )
  observers.set(pageWindow, observer)
  return observer
}

const NOTHING = (): void => undefined

/**
 * Calls `act` once when the element nears the viewport of its window, or at once without `IntersectionObserver`.
 * Returns a function that cancels the call. All calculators in a window share one observer.
 */
export const onApproach = (element: HTMLElement, pageWindow: PageWindow, act: () => void): (() => void) => {
  if (!('IntersectionObserver' in pageWindow)) {
    act()
    return NOTHING
  }
  const observer = observers.get(pageWindow) ?? createObserver(pageWindow)
  acts.set(element, act)
  observer.observe(element)
  return () => observer.unobserve(element)
}

/**
 * Matches what precedes a shared calculation in an address, as `SHARED` of the screen. Repeated here, because importing
 * `SHARED` would create an extra chunk and request.
 */
export const PASSED_ON = /hypotheekberekening(?:=|-(?=\d+(?:\\|%5[Cc])?_))/

/** Whether the address has a shared calculation for `element`; false if `querySelector` finds another with its tag. */
export const isPassedOn = (element: Element): boolean =>
  PASSED_ON.test(location.hash) && [element, null].includes(element.ownerDocument.querySelector(element.localName))
