import { ATTRIBUTEN, toEigenschap } from './eigenschappen'

/**
 * Sets a property by setting its attribute, so that of the two the last one counts; null and undefined take it away.
 */
export const zet = (element: HTMLElement, attribuut: string, waarde: unknown): void => {
  if (waarde == null) element.removeAttribute(attribuut)
  else element.setAttribute(attribuut, toTekst(waarde))
}

/** A value as an attribute holds it; one that cannot be written is called by its type, which no property takes. */
const toTekst = (waarde: unknown): string => {
  try {
    return typeof waarde === 'string' ? waarde : JSON.stringify(waarde)
  } catch {
    return typeof waarde
  }
}

/** What was set before the element was defined stands in the way of its own properties, so they take it over. */
export const neemGezetOver = (element: HTMLElement): void => {
  for (const attribuut of ATTRIBUTEN) {
    const eigenschap = toEigenschap(attribuut)
    const gezet = Object.getOwnPropertyDescriptor(element, eigenschap)
    if (gezet && Reflect.deleteProperty(element, eigenschap)) zet(element, attribuut, gezet.value)
  }
}
