import { within } from '@testing-library/react'
import { expect } from 'vitest'

import { dialogs } from '../../../support/screen'

const { inside } = dialogs.vergelijking

/** The name of the table on screen; `MEER` is the name of the folded table. */
export const TABEL = 'Alle rentevaste periodes'
export const MEER = 'Meer cijfers per periode'

/** Returns the cells of each row of a table, by the name of their column. */
export const tableCells = (tabel = TABEL): readonly Readonly<Record<string, string>>[] => {
  const [kop, ...rijen] = within(inside().getByRole('table', { name: tabel }))
    .getAllByRole('row')
    .map((rij) => [...rij.children].map(({ textContent }) => textContent))
  return rijen.map((rij) => Object.fromEntries(rij.map((cel, plek) => [kop?.[plek] ?? '', cel])))
}

export const columnNames = (tabel?: string): readonly string[] => Object.keys(tableCells(tabel)[0] ?? {})

export const picture = (): HTMLElement => inside().getByRole('figure', { name: /^Netto maandlast, nu en daarna/ })

export const pictureRows = (): readonly HTMLElement[] => within(picture()).getAllByRole('listitem')

/** Returns the foldable part below this heading. */
export const foldOf = (titel: string): HTMLElement =>
  inside().getByRole('heading', { name: titel }).closest('details') ?? expect.unreachable(`${titel} folds nothing`)
