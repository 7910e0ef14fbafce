import { either, function as fp } from 'fp-ts'

import { parseJson, verzoekCodec, type FinancieringsOpzetVerzoek } from '../../domain'
import { createRegelcontrole, meldingVanGeenJson, OnleesbareInvoer, toJsonLine } from '../files'
import { toLines, type InputLine } from './lines'
import type { BatchResult, InputRequest, OwnFields, RequestReader, ResultForm, ResultWriter } from './requests'

/** Reads a request from a line of JSON, or returns Dutch sentences about its errors. Never repeats its content. */
export const readLine = (line: string): either.Either<string, FinancieringsOpzetVerzoek> =>
  fp.pipe(
    parseJson(verzoekCodec, line, meldingVanGeenJson),
    either.mapLeft((meldingen) => meldingen.join('; ')),
  )

/** Whether a line has text; empty lines are skipped without a message. */
const isFilled = ({ tekst }: InputLine): boolean => tekst?.trim() !== ''

/** Matches the header row of a CSV: it contains a required column name, and no JSON. */
const CSV_HEADER = /^[^{]*\blabelCode\b[^{]*$/

/** Creates a check that throws `OnleesbareInvoer` when the first line is the header row of a CSV. */
const createCsvCheck = (): ((tekst: string) => void) => {
  let isFirst = true
  return (tekst) => {
    if (isFirst && CSV_HEADER.test(tekst)) throw new OnleesbareInvoer('de invoer is CSV: geef --invoer csv mee')
    isFirst = false
  }
}

const ownFieldsIn = (tekst: string, bewaar: readonly string[]): OwnFields =>
  bewaar.length === 0
    ? {}
    : Object.fromEntries(Object.entries(JSON.parse(tekst) as object).filter(([sleutel]) => bewaar.includes(sleutel)))

/** Creates a reader of lines of JSON, one request each. */
export const createNdjsonReader = (bewaar: readonly string[]): RequestReader =>
  async function* (pieces) {
    const checks = [createCsvCheck(), createRegelcontrole()]
    const toRequest = ({ nummer, tekst }: InputLine): InputRequest => {
      for (const check of checks) check(tekst ?? '')
      return {
        nummer,
        verzoek: tekst === undefined ? either.left('te lang') : readLine(tekst),
        eigen: () => ownFieldsIn(tekst ?? '', bewaar),
      }
    }
    for await (const lines of toLines(pieces)) yield { requests: lines.filter(isFilled).map(toRequest) }
  }

/** Creates a writer of lines of JSON, one result each. */
export const createNdjsonWriter = ({ regelnummers, bewaar }: ResultForm): ResultWriter => {
  const toResult = ({ nummer, eigen, financieringsOpzet }: BatchResult): object =>
    !regelnummers && bewaar.length === 0
      ? financieringsOpzet
      : { ...eigen, ...(regelnummers && { regel: nummer }), financieringsOpzet }
  return (results) => results.map((result) => toJsonLine(toResult(result))).join('')
}
