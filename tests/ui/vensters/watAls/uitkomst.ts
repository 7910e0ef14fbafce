import { dialogs, readable } from '../../../support/screen'

/** Returns a figure in the dialog 'Wat als je iets verandert?': its value when the dialog opened, and its value now. */
export const uitkomst = (naam: string): readonly string[] => {
  const tabel = dialogs.watAls.inside().getByRole('table', { name: 'Dit is dan de uitkomst' })
  const kop = [...tabel.querySelectorAll('tbody th')].find(({ textContent }) => textContent === naam)
  return [...(kop?.parentElement?.querySelectorAll('td') ?? [])].map(readable)
}
