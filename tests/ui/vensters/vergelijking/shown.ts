import { within } from '@testing-library/react'
import { expect } from 'vitest'

import { dialogs, readable } from '../../../support/screen'

const { inside } = dialogs.vergelijking

/** Names of two tables of periods: `TABEL`, the main table (cards in a narrow window), and `MEER`, the folded table. */
export const TABEL = 'Alle rentevaste periodes'
export const MEER = 'Meer cijfers per periode'

/** Returns the cells of each row of a table, by column name. The header row is left out. */
export const tableCells = (tabel = TABEL): readonly Readonly<Record<string, string>>[] => {
  const [kop, ...rijen] = within(inside().getByRole('table', { name: tabel }))
    .getAllByRole('row')
    .map((rij) => [...rij.children].map(readable))
  return rijen.map((rij) => Object.fromEntries(rij.map((cel, plek) => [kop?.[plek] ?? '', cel])))
}

export const columnNames = (tabel?: string): readonly string[] => Object.keys(tableCells(tabel)[0] ?? {})

export const picture = (): HTMLElement => inside().getByRole('figure')

export const pictureRows = (): readonly HTMLElement[] => within(picture()).getAllByRole('listitem')

/** Returns the `details` element around the heading `titel`; fails the test when the heading is in no such element. */
export const foldOf = (titel: string): HTMLElement =>
  inside().getByRole('heading', { name: titel }).closest('details') ?? expect.unreachable(`no details around ${titel}`)
