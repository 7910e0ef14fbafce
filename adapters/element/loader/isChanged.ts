import { methodOf } from './createElement'

/** The number of properties that ECMAScript defines on `Object.prototype` (ECMA-262, 20.1.3 and B.2.2). */
const OF_THE_LANGUAGE = 12

/** The selectors of elements that add their name (or id) as a property to their document (HTML, 3.1.5). */
const BY_NAME = 'embed[name],form[name],iframe[name],img[name],object[name]'
const BY_ID = 'object[id],img[name][id]'

const namesOf = (page: Document, attribute: string, elements: string): readonly string[] =>
  Array.from(
    Reflect.apply(methodOf('querySelectorAll'), page, [elements]) as NodeListOf<Element>,
    (element) => Element.prototype.getAttribute.call(element, attribute) ?? '',
  )

/** Returns the properties of `document` that an element hides by its name or id, such as `<img name="body">`. */
export const hiddenNames = (page: Document): readonly string[] =>
  [...namesOf(page, 'name', BY_NAME), ...namesOf(page, 'id', BY_ID)].filter((name) => name in Document.prototype)

/** Whether the page made the `constructor` of errors read-only. RxJS then fails, because it sets that property. */
export const isErrorFrozen = (): boolean =>
  Object.getOwnPropertyDescriptor(Error.prototype, 'constructor')?.writable === false

/** Whether the page extended `Object.prototype`, hid document properties or froze errors: a risk for the calculator. */
export const isChanged = (page: Document): boolean =>
  Reflect.ownKeys(Object.prototype).length > OF_THE_LANGUAGE || hiddenNames(page).length > 0 || isErrorFrozen()

/** Matches the error messages of Chromium and Firefox, of WebKit and of the loader about a file that failed to load. */
const NOT_LOADED = /dynamically imported module|Importing a module|^Dit deel/

/** Whether the page may have caused the failure by changing built-ins or its document. False if a file did not load. */
export const isOfPage = (page: Document, cause: unknown): boolean =>
  !NOT_LOADED.test(String((cause as Partial<Error> | undefined)?.message)) && isChanged(page)
