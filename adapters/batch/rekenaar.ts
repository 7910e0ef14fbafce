import { readFile } from 'node:fs/promises'
import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  leesJson,
  normenVan,
  tarievenPerLabelCodec,
  verzoekCodec,
  voorbeeldRentes,
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
      either.mapLeft((meldingen: readonly string[]) => meldingen.join('; '))(leesJson(verzoekCodec, regel)),
    )
}

/** Reads the rates per brand; the example rates when there is no file. Rejects with what is wrong with it. */
export const leesTarieven = async (bestand: string | undefined): Promise<TarievenPerLabel> => {
  if (bestand === undefined) return voorbeeldRentes
  return either.getOrElse((meldingen: readonly string[]): TarievenPerLabel => {
    throw new Error(`${bestand} is onbruikbaar: ${meldingen.join('; ')}`)
  })(leesJson(tarievenPerLabelCodec, await readFile(bestand, 'utf8')))
}
