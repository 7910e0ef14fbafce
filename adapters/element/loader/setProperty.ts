import { ATTRIBUTEN, toEigenschap } from '../eigenschappen'
import { toJson } from './toJson'

/**
 * A copy of an object that is read by name, such as a descriptor or the options of a browser's own function: a page
 * that adds to `Object.prototype` adds nothing to it.
 */
export const withoutPrototype = <Part extends object>(part: Part): Part =>
  Object.assign<object, Part>(Object.create(null) as object, part)

/**
 * The value of a property that must be one of `values`: the first valid one, the strongest layer first. The application
 * applies the same rule once it is loaded.
 */
export const choose = (given: readonly unknown[], values: readonly string[]): string | undefined =>
  given.find((one): one is string => values.includes(one as string))

/**
 * Sets a property by setting its attribute, so that of the two the last one counts; null and undefined take it away.
 */
export const setProperty = (element: HTMLElement, attribute: string, value: unknown): void => {
  if (value == null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, toText(value))
}

/** A value as the text of an attribute; one without a text becomes an address that no property accepts. */
const toText = (value: unknown): string => {
  if (typeof value === 'string') return value
  return jsonOf(value) ?? `data:,${typeof value}`
}

/** The JSON of a value; undefined for what has none, such as a function or a value that holds itself. */
const jsonOf = (value: unknown): string | undefined => {
  try {
    return toJson(value)
  } catch {
    return undefined
  }
}

/**
 * Defines the properties of a class of elements: setting one sets its attribute, and `read` gives its value. `nonce` is
 * a property of every element already. Returns the attributes.
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

/** A value set before the element was defined hides the property of its class, so the property takes the value over. */
export const adoptProperties = (element: HTMLElement): void => {
  for (const attribute of ATTRIBUTEN) {
    const property = toEigenschap(attribute)
    const given = Object.getOwnPropertyDescriptor(element, property)
    if (given && Reflect.deleteProperty(element, property)) setProperty(element, attribute, given.value)
  }
}
