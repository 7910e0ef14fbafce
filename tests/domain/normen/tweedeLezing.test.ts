import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { NORMJAREN, normenVan, type Normjaar } from '../../../domain'
import { ROOT } from '../../support/root'

/** The row count of a table, the sum of each column, and the lowest income and the sum of percentages of each row. */
interface Somtabel {
  readonly rows: number
  readonly column_sums: readonly number[]
  readonly row_sums: readonly (readonly [number, number])[]
}

interface TweedeLezing {
  readonly year: number
  readonly tables: Readonly<Record<string, Somtabel>>
}

interface Tabellen {
  readonly onderAow: { readonly rijen: readonly (readonly number[])[] }
  readonly aow: { readonly rijen: readonly (readonly number[])[] }
}

const som = (getallen: readonly number[]): number =>
  Number(getallen.reduce((totaal, getal) => totaal + getal, 0).toFixed(1))

/** Returns the sums of a norms table by row and by column. Mistakes that cancel out in one sum show in another. */
const sommenVan = ({ rijen }: Tabellen['aow']): Somtabel => ({
  rows: rijen.length,
  column_sums: (rijen[0] ?? []).slice(1).map((_cel, kolom) => som(rijen.map((rij) => rij[kolom + 1] ?? NaN))),
  row_sums: rijen.map(([inkomen = NaN, ...cellen]) => [inkomen, som(cellen)]),
})

const lastenVan = (jaar: Normjaar): Tabellen & { readonly nietAftrekbaar?: Tabellen | undefined } =>
  normenVan(jaar).financieringslast.waarde

/** Returns the sums of each table, by its number in bijlage 1; tabel 3 and 4 only when the norms have these tables. */
const tabellenVan = (jaar: Normjaar): Readonly<Record<string, Somtabel>> => {
  const { onderAow, aow, nietAftrekbaar } = lastenVan(jaar)
  return {
    'tabel 1': sommenVan(onderAow),
    'tabel 2': sommenVan(aow),
    ...(nietAftrekbaar && {
      'tabel 3': sommenVan(nietAftrekbaar.onderAow),
      'tabel 4': sommenVan(nietAftrekbaar.aow),
    }),
  }
}

const bestandVan = (jaar: Normjaar): string => `${ROOT}/tests/data/tweede-lezing-${jaar}.json`

describe.each(NORMJAREN)('the tables of %d', (jaar) => {
  const lezing = JSON.parse(readFileSync(bestandVan(jaar), 'utf8')) as TweedeLezing

  it.each(Object.entries(tabellenVan(jaar)))('the sums of %s equal those of the second transcript', (naam, sommen) => {
    expect(lezing.year).toBe(jaar)
    expect(sommen).toEqual(lezing.tables[naam])
  })
})

/** Returns for each table in the README the number of its transcripts: `one` or `two`. */
const lezingenIn = (handboek: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...(handboek.split('## Second reading')[1] ?? '').matchAll(
        /^\| (\d{4}), (tabel [1-4](?: and [1-4])?) +\| (one|two) /gm,
      ),
    ].map(([, jaar = '', tabellen = '', aantal = '']) => [`${jaar}, ${tabellen}`, aantal]),
  )

it('domain/normen/README.md states for each table of each year how many transcripts it rests on', () => {
  const handboek = readFileSync(`${ROOT}/domain/normen/README.md`, 'utf8')
  expect(lezingenIn(handboek)).toEqual({
    '2025, tabel 1 and 2': 'two',
    '2025, tabel 3 and 4': 'one',
    '2026, tabel 1 and 2': 'two',
    '2026, tabel 3 and 4': 'two',
  })
})
