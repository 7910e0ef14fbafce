/** The middle one of these numbers; nothing when there are none. */
export const mediaan = (getallen: readonly number[]): number | undefined => {
  const gesorteerd = getallen.toSorted((een, ander) => een - ander)
  return gesorteerd[Math.floor(gesorteerd.length / 2)]
}

/** One measure: its name with its unit, what each candidate came to, and how it is written. */
export interface Regel {
  readonly naam: string
  readonly waarden: readonly (number | undefined)[]
  readonly cijfers?: number
  /** Is it compared with the first candidate? */
  readonly verhouding?: boolean
}

const schrijf = (waarde: number | undefined, cijfers = 0): string =>
  waarde === undefined ? '-' : waarde.toFixed(cijfers)

/** A number, and in brackets what part of it the first candidate takes. */
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

/** A table in Markdown: a column for each candidate, and behind each number the share that the first one takes. */
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
