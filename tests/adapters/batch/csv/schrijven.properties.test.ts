import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createCsvWriter } from '../../../../adapters/batch/csv/writeCsv'
import type { BatchResult, Separator } from '../../../../adapters/batch/requests'
import { financieringsOpzettenMetOnderpand } from '../../../../adapters/testing/arbitraries/financieringsOpzet'
import { everyTimes } from '../../../support/every'
import { each, sometimes } from '../../../support/sometimes'

/** Reads a CSV as RFC 4180 describes it. Every CR, LF and CR LF outside quotes ends a row, as in most readers. */
const readRows = (csv: string, separator: Separator): readonly (readonly string[])[] => {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\r\n${separator}]*))(${separator}|\r\n|\r|\n|$)`, 'y')
  const rows: string[][] = [[]]
  for (cell.lastIndex = 0; cell.lastIndex < csv.length;) {
    const [, quoted, bare = '', end = ''] = cell.exec(csv) ?? []
    if (cell.lastIndex === 0) throw new Error('The text is no CSV.')
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end !== separator && cell.lastIndex < csv.length) rows.push([])
  }
  return rows
}

/** The signs that begin a formula, with the forms that a spreadsheet may read as such a sign. */
const BEGINNING = Array.from('=+-@＝＋－＠﹦﹢﹣﹫⁼₌⁺₊⁻₋\u2212')

/** Signs that a spreadsheet may skip at the beginning of a cell. */
const SKIPPED = Array.from('\u0000\u0007\u200B\u200E\u2060\uFEFF\u00AD\u2028\u0085\u00A0 \t\r\n\v\f')

/** Two signs that Unicode can join as `≠`, and a stroke that joins other signs. */
const JOINED = ['=\u0338', '\u0338']

const signs = [...BEGINNING, ...SKIPPED, ...JOINED, '\r\n', '"', "'", ';', ',', '|', 'a', '1', '.', '😀']

const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 8 })

const value = fc.oneof(text, text, fc.double({ noNaN: true }), fc.boolean(), fc.array(text, { maxLength: 2 }))

/** Whether a spreadsheet may read a text as a formula: its first sign that is not skipped begins one. */
const isFormula = (cell: string): boolean =>
  BEGINNING.includes(Array.from(cell).find((sign) => !SKIPPED.includes(sign)) ?? '') &&
  !/^[+-]?\d+(?:[.,]\d+)*(?:e[+-]\d+)?$/.test(cell)

const writerOf = (bewaar: readonly string[]) =>
  either.getOrElseW((melding: string) => {
    throw new Error(melding)
  })(createCsvWriter({ bewaar, regelnummers: true }))

describe('a CSV of results', () => {
  it('for any own column and text, another reader of CSV finds the same cells and no formula', () => {
    everyTimes(
      {},
      fc.constantFrom<Separator>(';', ',', '\t'),
      fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(fc.array(value, { minLength: 3, maxLength: 3 }), financieringsOpzettenMetOnderpand()), {
        maxLength: 3,
      }),
      (separator, bewaar, gegeven) => {
        const results = gegeven.map(([waarden, financieringsOpzet], nummer): BatchResult => ({
          nummer,
          eigen: Object.fromEntries(bewaar.map((naam, plek) => [naam, waarden[plek]])),
          financieringsOpzet,
        }))
        const written = writerOf(bewaar)(results, separator)
        const rows = readRows(separator === ',' ? written : written.slice(1), separator)
        expect(rows.map(({ length }) => length)).toEqual(rows.map(() => rows[0]?.length))
        expect(rows.length).toBe(results.length + 1)
        expect(rows.flat().filter(isFormula)).toEqual([])
        for (const [nummer, { eigen }] of each('results', results).entries())
          for (const [plek, naam] of each('kept columns', bewaar).entries()) {
            const kept = typeof eigen[naam] === 'string' ? eigen[naam] : undefined
            if (sometimes('a kept text', kept)) expect([kept, `'${kept}`]).toContain(rows[nummer + 1]?.[plek])
          }
      },
    )
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'a CSV of results leaves the own column %s empty when the request has no such field',
    (naam) => {
      const [opzet] = fc.sample(financieringsOpzettenMetOnderpand(), { numRuns: 1, seed: 1 })
      if (opzet === undefined) throw new Error('There is no sample.')
      const written = writerOf([naam])([{ nummer: 1, eigen: {}, financieringsOpzet: opzet }], ';')
      expect(readRows(written, ';')[1]?.[0]).toBe('')
    },
  )
})
