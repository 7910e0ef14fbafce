import { either, function as fp } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normenVan,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type TarievenPerLabel,
} from '../../domain'

/** Calculates a request, with its year in the result, or says in Dutch why there is no result. */
export type BatchCalculator = (verzoek: FinancieringsOpzetVerzoek) => either.Either<string, FinancieringsOpzet>

/** The calculation of a norm year with these rates. */
export const createBatchCalculator = (jaar: Normjaar, tarieven: TarievenPerLabel): BatchCalculator => {
  const normen = normenVan(jaar)
  return (verzoek) =>
    fp.pipe(
      berekenFinancieringsOpzet(verzoek, { normen, rentetarieven: tarieven[verzoek.labelCode] }),
      either.bimap(
        ({ _tag }) => `niet te berekenen: ${_tag}`,
        ({ financieringsOpzet }) => financieringsOpzet,
      ),
    )
}
