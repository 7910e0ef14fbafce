import { dialogs, readable } from '../../../support/screen'

/** A figure in the dialog of what something else comes to: what it was when that opened, and what it comes to. */
export const uitkomst = (naam: string): readonly string[] => {
  const tabel = dialogs.watAls.inside().getByRole('table', { name: 'Dit is dan de uitkomst' })
  const kop = [...tabel.querySelectorAll('tbody th')].find(({ textContent }) => textContent === naam)
  return [...(kop?.parentElement?.querySelectorAll('td') ?? [])].map(readable)
}
