import { ATTRIBUTEN, toEigenschap } from '../eigenschappen'

/**
 * Sets a property by setting its attribute, so that of the two the last one counts; null and undefined take it away.
 */
export const setProperty = (element: HTMLElement, attribute: string, value: unknown): void => {
  if (value == null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, toText(value))
}

/** A value as an attribute holds it; one that cannot be written is called by its type, which no property takes. */
const toText = (value: unknown): string => {
  try {
    return typeof value === 'string' ? value : JSON.stringify(value)
  } catch {
    return typeof value
  }
}

/** What was set before the element was defined stands in the way of its own properties, so they take it over. */
export const adoptProperties = (element: HTMLElement): void => {
  for (const attribute of ATTRIBUTEN) {
    const property = toEigenschap(attribute)
    const given = Object.getOwnPropertyDescriptor(element, property)
    if (given && Reflect.deleteProperty(element, property)) setProperty(element, attribute, given.value)
  }
}
