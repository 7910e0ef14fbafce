import type { SamenvattingLine } from '../../application'
import { useCalculator } from '../basis/context/context'

/**
 * Gives the summary as it is at that moment, in sentences; without a line that was said just before. Undefined until
 * the figures of the panel are loaded.
 */
export const useBonnetje = (): ((gezegd?: SamenvattingLine['key']) => string | undefined) => {
  const calculator = useCalculator()
  return (gezegd) => calculator.services.lazy.of('paneelcijfers').state()?.sayBonnetje(calculator, gezegd)
}
