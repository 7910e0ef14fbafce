import { voorbeeldRentes, type FinancieringsOpzet, type TarievenPerLabel } from '../../domain'

/** Whether rates are the built-in example rates, which nobody offers. */
export const isVoorbeeld = (tarieven: TarievenPerLabel): boolean => tarieven === voorbeeldRentes

/** Whether norms of `normjaar` are older than the year of `nu`, because newer norms exist or are not known. */
export const isVerouderd = (normjaar: number, nu: Date): boolean => normjaar < nu.getFullYear()

/** The marks of a result: whether its rate is an example, and whether its norms are of an earlier year. */
interface Merken {
  readonly isVoorbeeldrente: boolean
  readonly isVerouderd: boolean
}

/** Returns a result with its marks. A mark that does not apply is absent. */
export const metMerken = (
  opzet: FinancieringsOpzet,
  { isVoorbeeldrente, isVerouderd }: Merken,
): FinancieringsOpzet => ({
  ...opzet,
  ...(isVoorbeeldrente && { voorbeeldrente: true }),
  ...(isVerouderd && { normenVerouderd: true }),
})
