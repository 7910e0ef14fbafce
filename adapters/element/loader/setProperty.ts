import { ATTRIBUTEN, toEigenschap } from '../eigenschappen'
import { toJson } from './toJson'

/**
 * Returns a copy without a prototype, for objects whose members are read by name, such as property descriptors and
 * options. What a page adds to `Object.prototype` does not show in it.
 */
export const withoutPrototype = <Part extends object>(part: Part): Part =>
  Object.assign<object, Part>(Object.create(null) as object, part)

/**
 * Returns the first of the given values that is one of `values`; the strongest layer comes first. The application
 * applies the same rule once it is loaded.
 */
export const choose = (given: readonly unknown[], values: readonly string[]): string | undefined =>
  given.find((one): one is string => values.includes(one as string))

/** Sets a property by its attribute, so that the last of both to be set is used. Null and undefined remove it. */
export const setProperty = (element: HTMLElement, attribute: string, value: unknown): void => {
  if (value == null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, toText(value))
}

/** Returns a value as attribute text. A value without JSON becomes a `data:` address, which no property accepts. */
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
 * Defines the properties on the prototype of an element class. Setting one sets its attribute, and `read` gives its
 * value. Every element already has `nonce`. Returns the attributes.
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

/** Moves values set before the element was defined to attributes, because such values hide the class properties. */
export const adoptProperties = (element: HTMLElement): void => {
  for (const attribute of ATTRIBUTEN) {
    const property = toEigenschap(attribute)
    const given = Object.getOwnPropertyDescriptor(element, property)
    if (given && Reflect.deleteProperty(element, property)) setProperty(element, attribute, given.value)
  }
}
