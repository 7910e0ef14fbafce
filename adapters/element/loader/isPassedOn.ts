/** `SHARED_NAME` of the application: to import it here would make a chunk of what both have, and a request for it. */
const SHARED = 'hypotheekberekening='

/** Does the address of the page pass a calculation on to this element, the first of its kind? */
export const isPassedOn = (element: Element): boolean =>
  location.hash.includes(SHARED) && [element, null].includes(element.ownerDocument.querySelector(element.localName))
