import { normenVan, type Leeftijdsgroep, type Normjaar } from '../../../../domain'

/** A row of a table from which another percentage holds in some columns, and the row that it follows. */
export interface Rijgrens {
  readonly vanaf: number
  /** The percentages by column, in the row below the bound and in the one from it on. */
  readonly eronder: readonly number[]
  readonly erop: readonly number[]
  /** The columns in which those differ. */
  readonly kolommen: readonly number[]
}

/** The bounds between the columns of a table, in percent. */
export const kolomgrenzenIn = (jaar: Normjaar, groep: Leeftijdsgroep): readonly number[] =>
  normenVan(jaar).financieringslast.waarde[groep].toetsrenteTotEnMet

/** The rows of a table at which something changes: a row that repeats the one before it bounds nothing. */
export const rijgrenzenIn = (jaar: Normjaar, groep: Leeftijdsgroep): readonly Rijgrens[] => {
  const { rijen } = normenVan(jaar).financieringslast.waarde[groep]
  return rijen.slice(1).flatMap(([vanaf = 0, ...erop], index) => {
    const eronder = rijen[index]?.slice(1) ?? []
    const kolommen = erop.flatMap((percentage, kolom) => (percentage === eronder[kolom] ? [] : kolom))
    return kolommen.length === 0 ? [] : [{ vanaf, eronder, erop, kolommen }]
  })
}

/** The test rates at which the factor of a student loan changes, in percent. */
export const factorgrenzenIn = (jaar: Normjaar): readonly number[] => {
  const factoren = normenVan(jaar).studieschuldfactoren.waarde
  return factoren.flatMap(({ totEnMet, factor }, index) =>
    totEnMet === null || factoren[index + 1]?.factor === factor ? [] : totEnMet,
  )
}
