import type { SamenvattingLine } from '../../application'
import { useCalculator } from '../basis/context/context'
import { paneelTekst } from '../tekst/paneel'

/** Gives the summary as it is at that moment, in sentences; without a line that was said just before. */
export const useBonnetje = (): ((gezegd?: SamenvattingLine['key']) => string) => {
  const calculator = useCalculator()
  return (gezegd) =>
    calculator.services.later.of('paneelcijfers').state()?.sayBonnetje(calculator, gezegd) ??
    paneelTekst.nogNietBerekend
}
