import { either, function as fp } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normenVan,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type TarievenPerLabel,
} from '../../domain'

/** A function that returns the result of a request, or a Dutch sentence about why it cannot be calculated. */
export type BatchCalculator = (verzoek: FinancieringsOpzetVerzoek) => either.Either<string, FinancieringsOpzet>

/** Creates a calculator with the norms of a year and with rates: percent a year, per brand and period in months. */
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
