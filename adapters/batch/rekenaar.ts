import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  readJson,
  normenVan,
  verzoekCodec,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type RekenFout,
  type TarievenPerLabel,
} from '../../domain'

/** Calculates one line, or says in Dutch why there is no result. Never repeats what the line says. */
export type Rekenaar = (regel: string) => either.Either<string, FinancieringsOpzet>

/** The calculation of a norm year with these rates. */
export const createRekenaar = (jaar: Normjaar, tarieven: TarievenPerLabel): Rekenaar => {
  const normen = normenVan(jaar)
  const bereken = (verzoek: FinancieringsOpzetVerzoek): either.Either<string, FinancieringsOpzet> =>
    either.bimap(
      ({ _tag }: RekenFout) => `niet te berekenen: ${_tag}`,
      ({ financieringsOpzet }: { readonly financieringsOpzet: FinancieringsOpzet }) => financieringsOpzet,
    )(berekenFinancieringsOpzet(verzoek, { normen, rentetarieven: tarieven[verzoek.labelCode] }))
  return (regel) =>
    either.flatMap(bereken)(
      either.mapLeft((meldingen: readonly string[]) => meldingen.join('; '))(readJson(verzoekCodec, regel)),
    )
}
