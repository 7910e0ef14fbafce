import { either, function as fp } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normenVan,
  rentepaarVan,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type RekenFout,
  type TarievenPerLabel,
} from '../../domain'
import { periodesVan } from '../../domain/orientatie'
import { isVerouderd, isVoorbeeld, metMerken } from '../files'

/** A function that returns the result of a request, or a Dutch sentence about why it cannot be calculated. */
export type BatchCalculator = (verzoek: FinancieringsOpzetVerzoek) => either.Either<string, FinancieringsOpzet>

/**
 * Creates a calculator with the norms of a year and with rates: percent a year, per brand and period in months. Each
 * result says so when these are the example rates, or when the year is before that of `nu`.
 */
export const createBatchCalculator = (jaar: Normjaar, tarieven: TarievenPerLabel, nu: Date): BatchCalculator => {
  const normen = normenVan(jaar)
  const merken = { isVoorbeeldrente: isVoorbeeld(tarieven), isVerouderd: isVerouderd(jaar, nu) }
  return (verzoek) =>
    fp.pipe(
      berekenFinancieringsOpzet(verzoek, { normen, rentetarieven: tarieven[verzoek.labelCode] }),
      either.bimap(
        (fout) => meldingOver(fout, verzoek, tarieven),
        ({ financieringsOpzet }) => metMerken(financieringsOpzet, merken),
      ),
    )
}

/** Returns a Dutch sentence about why a request has no result. The sentence repeats no value of the request. */
const meldingOver = (
  { _tag }: RekenFout,
  { labelCode }: FinancieringsOpzetVerzoek,
  tarieven: TarievenPerLabel,
): string => {
  if (_tag !== 'OnbekendePeriode' && _tag !== 'GeenRente') return `niet te berekenen: ${_tag}`
  const bekend = periodesVan(labelCode).filter((periode) => rentepaarVan(tarieven[labelCode], periode) !== undefined)
  const reden = _tag === 'GeenRente' ? 'er is geen rente voor deze periode' : 'deze periode is er niet'
  const kies = bekend.length === 0 ? '' : `; kies een van ${bekend.join(', ')} maanden`
  return `rentevastperiode: ${reden}${kies}`
}
