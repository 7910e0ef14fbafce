import type { SamenvattingLine } from '../../application'
import { useCalculator } from '../basis/context/context'

/**
 * Returns a function that returns the current summary as sentences, without the line with the key `gezegd`. The
 * function returns undefined until the chunk `paneelcijfers` is loaded.
 */
export const useBonnetje = (): ((gezegd?: SamenvattingLine['key']) => string | undefined) => {
  const calculator = useCalculator()
  return (gezegd) => calculator.services.lazy.of('paneelcijfers').state()?.sayBonnetje(calculator, gezegd)
}
