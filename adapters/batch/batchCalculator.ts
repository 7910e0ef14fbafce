import { either, function as fp } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normenVan,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type TarievenPerLabel,
} from '../../domain'

/** Returns the result of a request, or a Dutch sentence with the reason why it cannot be calculated. */
export type BatchCalculator = (verzoek: FinancieringsOpzetVerzoek) => either.Either<string, FinancieringsOpzet>

/** Creates a calculator for a norm year and rates (percent a year, by brand). */
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
