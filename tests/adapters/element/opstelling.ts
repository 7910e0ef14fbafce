import { textIn, until, type HeardEvent } from '../../support/element'

/** Waits until the figures of an element are those of a year. */
export const rekentMet = (element: Element, normjaar: number): Promise<void> =>
  until(() => textIn(element).includes(`Berekend met de leennormen van ${normjaar}.`))

/** The details of the events with this name that the page heard. */
export const gehoordVan = (gehoord: readonly HeardEvent[], naam: string): readonly HeardEvent['detail'][] =>
  gehoord.filter((event) => event.naam === `hypotheek-orientatie:${naam}`).map(({ detail }) => detail)

/** What the loader tells the application of a page where nothing went wrong. */
export const quietLoader = {
  isRenewed: () => false,
  isOfPage: () => false,
  keepForReload: () => undefined,
  note: { vernieuwdTekst: () => '', read: () => undefined, write: () => undefined },
}
