/** Returns the median; for an even count, the higher of the two middle numbers; undefined for no numbers. */
export const mediaan = (getallen: readonly number[]): number | undefined => {
  const gesorteerd = getallen.toSorted((een, ander) => een - ander)
  return gesorteerd[Math.floor(gesorteerd.length / 2)]
}

/**
 * A row of the table: the name of a measure with its unit, its value for each candidate, and its number of decimals.
 */
export interface Regel {
  readonly naam: string
  readonly waarden: readonly (number | undefined)[]
  readonly cijfers?: number
  /** Whether the table shows the ratio of the first candidate to each of the others; true by default. */
  readonly verhouding?: boolean
}

const schrijf = (waarde: number | undefined, cijfers = 0): string =>
  waarde === undefined ? '-' : waarde.toFixed(cijfers)

/** Formats a value. Adds, in brackets, the value of the first candidate divided by this value, if both are known. */
const vergeleken = (waarde: number | undefined, eerste: number | undefined, cijfers: number | undefined): string =>
  waarde === undefined || eerste === undefined || waarde <= 0
    ? schrijf(waarde, cijfers)
    : `${schrijf(waarde, cijfers)} (${(eerste / waarde).toFixed(2)})`

const toRij = ({ naam, waarden, cijfers, verhouding = true }: Regel): readonly string[] => [
  naam,
  ...waarden.map((waarde, nummer) =>
    nummer > 0 && verhouding ? vergeleken(waarde, waarden[0], cijfers) : schrijf(waarde, cijfers),
  ),
]

/**
 * Returns a Markdown table with a column for each candidate. A number in brackets is the value of the first candidate
 * divided by the value in front of the brackets.
 */
export const toTabel = (koppen: readonly string[], regels: readonly Regel[]): string => {
  const rijen = [['', ...koppen], ...regels.map(toRij)]
  const breedtes = rijen[0]?.map((_, kolom) => Math.max(...rijen.map((rij) => rij[kolom]?.length ?? 0))) ?? []
  const toLijn = (rij: readonly string[]) =>
    `| ${rij.map((cel, kolom) => cel[kolom === 0 ? 'padEnd' : 'padStart'](breedtes[kolom] ?? 0)).join(' | ')} |`
  const [kop = [], ...rest] = rijen
  return [toLijn(kop), `| ${breedtes.map((breedte) => '-'.repeat(breedte)).join(' | ')} |`, ...rest.map(toLijn)].join(
    '\n',
  )
}
