import { ATTRIBUTEN, toEigenschap } from '../eigenschappen'
import { toJson } from './toJson'

/**
 * Returns a copy of an object without its prototype. Used for objects whose members are read by name, such as options:
 * with a prototype, members that the page adds to `Object.prototype` would be read too.
 */
export const withoutPrototype = <Part extends object>(part: Part): Part =>
  Object.assign<object, Part>(Object.create(null) as object, part)

/** Returns the first of `given` (strongest source first) that is one of `values`; undefined when none of them is. */
export const choose = (given: readonly unknown[], values: readonly string[]): string | undefined =>
  given.find((one): one is string => values.includes(one as string))

/** Sets a property via its attribute, which always holds the latest value. Null and undefined remove the attribute. */
export const setProperty = (element: HTMLElement, attribute: string, value: unknown): void => {
  if (value == null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, toText(value))
}

/** Returns a value as attribute text. A value that has no JSON becomes a `data:` address, which the codecs refuse. */
const toText = (value: unknown): string => {
  if (typeof value === 'string') return value
  return jsonOf(value) ?? `data:,${typeof value}`
}

/** Returns the JSON of a value; undefined for a value that has none, such as a function or a circular object. */
const jsonOf = (value: unknown): string | undefined => {
  try {
    return toJson(value)
  } catch {
    return undefined
  }
}

/**
 * Defines the properties on the prototype of an element class, except `nonce`, which every element has. Setting a
 * property sets its attribute; reading it calls `read`. Returns all attribute names, including `nonce`.
 */
export const defineProperties = <Owner extends HTMLElement>(
  prototype: Owner,
  read: (element: Owner, attribute: string) => unknown,
): readonly string[] => {
  for (const attribute of ATTRIBUTEN)
    if (attribute !== 'nonce')
      Object.defineProperty(
        prototype,
        toEigenschap(attribute),
        withoutPrototype({
          enumerable: true,
          get(this: Owner) {
            return read(this, attribute)
          },
          set(this: Owner, value: unknown) {
            setProperty(this, attribute, value)
          },
        }),
      )
  return ATTRIBUTEN
}

/** Turns properties set before the element was defined into attributes; they would hide properties of the class. */
export const adoptProperties = (element: HTMLElement): void => {
  for (const attribute of ATTRIBUTEN) {
    const property = toEigenschap(attribute)
    const given = Object.getOwnPropertyDescriptor(element, property)
    if (given && Reflect.deleteProperty(element, property)) setProperty(element, attribute, given.value)
  }
}
