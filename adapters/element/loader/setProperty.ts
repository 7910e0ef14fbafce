import { ATTRIBUTEN, toEigenschap } from '../eigenschappen'

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
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** A value set before the element was defined hides the property of its class, so the property takes the value over. */
export const adoptProperties = (element: HTMLElement): void => {
  for (const attribute of ATTRIBUTEN) {
    const property = toEigenschap(attribute)
    const given = Object.getOwnPropertyDescriptor(element, property)
    if (given && Reflect.deleteProperty(element, property)) setProperty(element, attribute, given.value)
  }
}
