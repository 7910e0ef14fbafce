import type { PageWindow } from '../environment'

/** Returns a method of `Document.prototype`, even if an element such as `<img name="body">` hides it on documents. */
export const methodOf = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name)

/** Creates an element with these properties, also when the name of an element hides `document.createElement`. */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties?: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] =>
  Object.assign<HTMLElementTagNameMap[Name], typeof properties>(
    Reflect.apply(methodOf('createElement'), document, [name]) as HTMLElementTagNameMap[Name],
    properties,
  )

/** Returns the window of a document (null without one), also when an element's name hides `document.defaultView`. */
export const windowOf = (page: Document): PageWindow | null => Reflect.get(Document.prototype, 'defaultView', page)
