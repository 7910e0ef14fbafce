import { voorbeeldRentes, type FinancieringsOpzet, type TarievenPerLabel } from '../../domain'

/** Whether rates are the built-in example rates, which nobody offers. */
export const isVoorbeeld = (tarieven: TarievenPerLabel): boolean => tarieven === voorbeeldRentes

/** Returns a result that says so when its rate is an example. */
export const metVoorbeeldmerk = (opzet: FinancieringsOpzet, isVoorbeeldrente: boolean): FinancieringsOpzet =>
  isVoorbeeldrente ? { ...opzet, voorbeeldrente: true } : opzet
