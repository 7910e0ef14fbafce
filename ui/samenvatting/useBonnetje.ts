import type { SamenvattingLine } from '../../application'
import { useCalculator } from '../basis/context/context'

/**
 * Returns a function that gives the current summary as sentences, without a line that was just announced. It returns
 * undefined until the figures of the panel are loaded.
 */
export const useBonnetje = (): ((gezegd?: SamenvattingLine['key']) => string | undefined) => {
  const calculator = useCalculator()
  return (gezegd) => calculator.services.lazy.of('paneelcijfers').state()?.sayBonnetje(calculator, gezegd)
}
