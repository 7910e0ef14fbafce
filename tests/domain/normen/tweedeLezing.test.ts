import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { NORMJAREN, normenVan, type Normjaar } from '../../../domain'
import { ROOT } from '../../support/root'

/** The sums of one table in another transcript: of each column, and of each row with the income that it begins at. */
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

/** Only the sums of what was read first; of two slips that make up for each other nothing shows in one of them. */
const sommenVan = ({ rijen }: Tabellen['aow']): Somtabel => ({
  rows: rijen.length,
  column_sums: (rijen[0] ?? []).slice(1).map((_cel, kolom) => som(rijen.map((rij) => rij[kolom + 1] ?? NaN))),
  row_sums: rijen.map(([inkomen = NaN, ...cellen]) => [inkomen, som(cellen)]),
})

const lastenVan = (jaar: Normjaar): Tabellen & { readonly nietAftrekbaar?: Tabellen | undefined } =>
  normenVan(jaar).financieringslast.waarde

/** The tables as bijlage 1 numbers them; of interest that is not deductible only where the norms have them. */
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
const metTweede = NORMJAREN.filter((jaar) => existsSync(bestandVan(jaar)))

describe.each(metTweede)('the tables of %d', (jaar) => {
  const lezing = JSON.parse(readFileSync(bestandVan(jaar), 'utf8')) as TweedeLezing

  it.each(Object.entries(tabellenVan(jaar)))('have in %s the sums of a second reading', (naam, sommen) => {
    expect(lezing.year).toBe(jaar)
    expect(sommen).toEqual(lezing.tables[naam])
  })
})

it('every norm year but the first, 2025, has a second reading', () => {
  expect(NORMJAREN.filter((jaar) => !metTweede.includes(jaar))).toEqual([2025])
})

/** What the handbook says of the readings of a year. */
const lezingenIn = (handboek: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(handboek.split('## Second reading')[1] ?? '').matchAll(/^\| (\d{4}) +\| (.+?) +\|$/gm)].map(
      ([, jaar = '', tekst = '']) => [jaar, tekst.startsWith('none: a single transcript') ? 'een' : 'twee'],
    ),
  )

it('the handbook says of each norm year whether its tables were read twice', () => {
  const handboek = readFileSync(`${ROOT}/domain/normen/README.md`, 'utf8')
  const verwacht = NORMJAREN.map((jaar) => [String(jaar), metTweede.includes(jaar) ? 'twee' : 'een'])
  expect(lezingenIn(handboek)).toEqual(Object.fromEntries(verwacht))
})

it('the cell of 33% at 64.000 from AOW age of 2025 is the only one of a single transcript that falls', () => {
  const dalend = NORMJAREN.filter((jaar) => !metTweede.includes(jaar)).flatMap((jaar) => {
    const { onderAow, aow } = lastenVan(jaar)
    return Object.entries({ onderAow, aow }).flatMap(([tabel, { rijen }]) =>
      rijen.flatMap(([inkomen, ...cellen], rij) =>
        cellen.flatMap((cel, kolom) =>
          cel < (rijen[rij - 1]?.[kolom + 1] ?? 0) ? [{ jaar, tabel, inkomen, cel }] : [],
        ),
      ),
    )
  })
  expect(dalend).toEqual([{ jaar: 2025, tabel: 'aow', inkomen: 64_000, cel: 33 }])
})
