import type { PageWindow } from '../environment'

/** Returns a property of `Document.prototype`, which an element such as `<img name="body">` can hide on a document. */
export const methodOf = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name)

/** Creates an element with these properties. */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties?: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] =>
  Object.assign<HTMLElementTagNameMap[Name], typeof properties>(
    Reflect.apply(methodOf('createElement'), document, [name]) as HTMLElementTagNameMap[Name],
    properties,
  )

/** Returns the window of a document, even when an element of the page hides `document.defaultView`. */
export const windowOf = (page: Document): PageWindow | null => Reflect.get(Document.prototype, 'defaultView', page)
