import type { PageWindow } from '../environment'

/** A property of every document itself: an element with that name, such as `<img name="body">`, hides it in its own. */
export const methodOf = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name)

/** An element with these properties. */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties?: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] =>
  Object.assign<HTMLElementTagNameMap[Name], typeof properties>(
    Reflect.apply(methodOf('createElement'), document, [name]) as HTMLElementTagNameMap[Name],
    properties,
  )

/** The window of a document, also where an element of the page hides `document.defaultView`. */
export const windowOf = (page: Document): PageWindow | null => Reflect.get(Document.prototype, 'defaultView', page)
