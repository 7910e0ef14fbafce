import { either, function as fp } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  parseJson,
  normenVan,
  verzoekCodec,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type TarievenPerLabel,
} from '../../domain'

/**
 * Calculates one line, with its year in the result, or says in Dutch why there is no result. Never repeats what the
 * line says.
 */
export type LineCalculator = (line: string) => either.Either<string, FinancieringsOpzet>

/** The calculation of a norm year with these rates. */
export const createLineCalculator = (jaar: Normjaar, tarieven: TarievenPerLabel): LineCalculator => {
  const normen = normenVan(jaar)
  const bereken = (verzoek: FinancieringsOpzetVerzoek): either.Either<string, FinancieringsOpzet> =>
    fp.pipe(
      berekenFinancieringsOpzet(verzoek, { normen, rentetarieven: tarieven[verzoek.labelCode] }),
      either.bimap(
        ({ _tag }) => `niet te berekenen: ${_tag}`,
        ({ financieringsOpzet }) => financieringsOpzet,
      ),
    )
  return (line) =>
    fp.pipe(
      parseJson(verzoekCodec, line),
      either.mapLeft((meldingen) => meldingen.join('; ')),
      either.flatMap(bereken),
    )
}
