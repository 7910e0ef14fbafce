/**
 * Returns a text, or the text of an element, with ordinary spaces instead of non-breaking ones, so that a test can
 * write an amount as `€ 60.000`. Empty for null and undefined.
 */
export const readable = (text: Element | string | null | undefined): string =>
  (typeof text === 'string' ? text : (text?.textContent ?? '')).replaceAll('\u00A0', ' ')
