import { either, function as fp } from 'fp-ts'

import { verzoekCodec, type FinancieringsOpzetVerzoek } from '../../domain'
import { parseJson, strictly } from '../../domain/codec'
import { createRegelcontrole, meldingVanGeenJson, OnleesbareInvoer, toJsonLine } from '../files'
import { toLines, type InputLine } from './lines'
import { requireInkomens } from './requireInkomens'
import type { BatchResult, InputRequest, OwnFields, RequestReader, ResultForm, ResultWriter } from './requests'

/** A function that returns the request in a line of JSON, or Dutch sentences about its errors, without any value. */
type ReadLine = (line: string) => either.Either<string, FinancieringsOpzetVerzoek>

/** Creates a function that reads a line. It refuses unknown fields other than `bewaar`, as they may be misspelled. */
export const createLineReader = (bewaar: readonly string[]): ReadLine => {
  const codec = strictly(verzoekCodec, bewaar)
  return (line) =>
    fp.pipe(
      parseJson(codec, line, meldingVanGeenJson),
      requireInkomens,
      either.mapLeft((meldingen) => meldingen.join('; ')),
    )
}

/** Whether a line is too long, or contains more than white space. Blank lines are skipped without a message. */
const isFilled = ({ tekst }: InputLine): boolean => tekst?.trim() !== ''

/** Matches the first line of a CSV: a line with the column name `labelCode` and without `{`, or a line `sep=;`. */
const CSV_HEADER = /^[^{]*\blabelCode\b[^{]*$|^\uFEFF?sep=/i

/** Creates a check that throws `OnleesbareInvoer` when the first filled line is the header row of a CSV. */
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

/** Creates a reader of input with a JSON request on each line. `bewaar` names the user's own fields to copy. */
export const createNdjsonReader = (bewaar: readonly string[]): RequestReader =>
  async function* (pieces) {
    const readLine = createLineReader(bewaar)
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

export const createNdjsonWriter = ({ regelnummers, bewaar }: ResultForm): ResultWriter => {
  const toResult = ({ nummer, eigen, financieringsOpzet }: BatchResult): object =>
    !regelnummers && bewaar.length === 0
      ? financieringsOpzet
      : { ...eigen, ...(regelnummers && { regel: nummer }), financieringsOpzet }
  return (results) => results.map((result) => toJsonLine(toResult(result))).join('')
}
