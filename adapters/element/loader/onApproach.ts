import type { PageWindow } from '../environment'
import { withoutPrototype } from './setProperty'

/** How far below the visible part of the page loading begins. */
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
 * Calls once when the element nears the viewport of its window; the function it returns stops that. One observer serves
 * all calculators in a window. Calls at once in a browser that cannot tell.
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
 * Equal to `SHARED_NAME` of the application. An import would move the constant to a chunk of its own, which costs a
 * request.
 */
const SHARED = 'hypotheekberekening='

/** Does the address of the page pass a calculation on to this element, the first of its kind? */
export const isPassedOn = (element: Element): boolean =>
  location.hash.includes(SHARED) && [element, null].includes(element.ownerDocument.querySelector(element.localName))
