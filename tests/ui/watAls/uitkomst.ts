import { dialogs, readable } from '../../support/screen'

/** A figure of the dialog: what it is, and what it was. */
export const uitkomst = (naam: string): readonly string[] => {
  const regel = [...dialogs.watAls.element().querySelectorAll('dt')].find(
    ({ textContent }) => textContent === naam,
  )?.parentElement
  return [...(regel?.querySelectorAll('dd') ?? [])].map(readable)
}
