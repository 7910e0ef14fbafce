import { dialogs, readable } from '../../../support/screen'

/**
 * Returns the two amounts of a figure in the dialog 'Wat als je iets verandert?': the amount when the dialog opened,
 * and the amount now. Empty when the dialog does not show the figure.
 */
export const uitkomst = (naam: string): readonly string[] => {
  const tabel = dialogs.watAls.inside().getByRole('table', { name: 'De uitkomst in cijfers' })
  const kop = [...tabel.querySelectorAll('tbody th')].find(({ textContent }) => textContent === naam)
  return [...(kop?.parentElement?.querySelectorAll('td') ?? [])].map(readable)
}
