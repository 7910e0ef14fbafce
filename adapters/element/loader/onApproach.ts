import type { PageWindow } from '../environment'
import { withoutPrototype } from './setProperty'

/** Loading begins when the element is this close to the viewport. */
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
 * Calls `act` once when the element nears the viewport of its window. Returns a function that stops this. One observer
 * serves all calculators in a window. A browser without `IntersectionObserver` calls at once.
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

/** Equal to `SHARED_NAME` of the application; an import would create an extra chunk and request. */
const SHARED = 'hypotheekberekening='

/** Whether the address contains a shared calculation, and this element is the first calculator on the page. */
export const isPassedOn = (element: Element): boolean =>
  location.hash.includes(SHARED) && [element, null].includes(element.ownerDocument.querySelector(element.localName))
