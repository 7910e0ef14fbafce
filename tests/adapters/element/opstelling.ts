import { textIn, until, type HeardEvent } from '../../support/element'

/** Waits until the element shows that its result uses the norms of this year. */
export const rekentMet = (element: Element, normjaar: number): Promise<void> =>
  until(() => textIn(element).includes(`Berekend met de leennormen van ${normjaar}.`))

/** Returns the details of the recorded events with this name, given without the prefix `hypotheek-orientatie:`. */
export const gehoordVan = (gehoord: readonly HeardEvent[], naam: string): readonly HeardEvent['detail'][] =>
  gehoord.filter((event) => event.name === `hypotheek-orientatie:${naam}`).map(({ detail }) => detail)

/** Stubs of loader functions that report no failure and store nothing. */
export const quietLoader = {
  isRenewed: () => false,
  isOfPage: () => false,
  keepForReload: () => undefined,
  note: { vernieuwdTekst: () => '', read: () => undefined, write: () => undefined },
}
