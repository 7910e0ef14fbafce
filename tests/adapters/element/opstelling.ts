import { textIn, until, type HeardEvent } from '../../support/element'

/** Waits until the element shows results for a norm year. */
export const rekentMet = (element: Element, normjaar: number): Promise<void> =>
  until(() => textIn(element).includes(`Berekend met de leennormen van ${normjaar}.`))

/** Returns the details of the recorded events with this name. */
export const gehoordVan = (gehoord: readonly HeardEvent[], naam: string): readonly HeardEvent['detail'][] =>
  gehoord.filter((event) => event.name === `hypotheek-orientatie:${naam}`).map(({ detail }) => detail)

/** The functions of the loader for a page without failures. */
export const quietLoader = {
  isRenewed: () => false,
  isOfPage: () => false,
  keepForReload: () => undefined,
  note: { vernieuwdTekst: () => '', read: () => undefined, write: () => undefined },
}
