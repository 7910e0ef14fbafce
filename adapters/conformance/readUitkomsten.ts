import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { codecOf, parseJson } from '../../domain/codec'
import { createRegelcontrole, meldingVanGeenJson } from '../files'

/** The result of another calculator for a test case. The fields of `financieringsOpzet` can have any value. */
export interface GegevenUitkomst {
  readonly geval: string
  readonly financieringsOpzet: Readonly<Record<string, unknown>>
}

const naamCodec = codecOf(
  'Geval',
  (waarde): waarde is string => typeof waarde === 'string',
  'verwacht de naam van een geval',
)

const uitkomstCodec: t.Decoder<unknown, GegevenUitkomst> = t.type({
  geval: naamCodec,
  financieringsOpzet: t.UnknownRecord,
})

/** The valid results by the name of the test case, and a Dutch message about each other line that is not blank. */
export interface GelezenUitkomsten {
  readonly uitkomsten: ReadonlyMap<string, GegevenUitkomst>
  readonly meldingen: readonly string[]
}

/**
 * Reads lines of JSON, each with the result of another calculator for one test case. `gevallen` contains the names of
 * the known test cases. Skips blank lines. Throws `OnleesbareInvoer` for JSON that is spread over several lines.
 */
export const readUitkomsten = (tekst: string, gevallen: ReadonlySet<string>): GelezenUitkomsten => {
  const uitkomsten = new Map<string, GegevenUitkomst>()
  const eisRegel = createRegelcontrole()
  const nieuw = ({ geval }: GegevenUitkomst): boolean => !uitkomsten.has(geval)
  const meldingen = tekst.split('\n').flatMap((regel, index) => {
    if (regel.trim() === '') return []
    eisRegel(regel)
    const gelezen = fp.pipe(
      parseJson(uitkomstCodec, regel, meldingVanGeenJson),
      either.mapLeft((fouten) => fouten.join('; ')),
      either.filterOrElse(
        ({ geval }) => gevallen.has(geval),
        () => 'geval: er is geen geval met deze naam',
      ),
      either.filterOrElse(nieuw, ({ geval }) => `geval: ${geval} staat er al`),
    )
    if (either.isLeft(gelezen)) return [`regel ${index + 1}: ${gelezen.left}`]
    uitkomsten.set(gelezen.right.geval, gelezen.right)
    return []
  })
  return { uitkomsten, meldingen }
}
