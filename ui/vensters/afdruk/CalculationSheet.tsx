import { useMemo } from 'react'

import { useCalculator } from '../../basis/context/context'
import { useNormen, useSamenvatting } from '../../basis/context/reading'
import { useShown } from '../../basis/lazy/usePart'
import { PaperSheet, type PaperSheetProps } from './PaperSheet'

/**
 * The printed sheet of the last result. Renders nothing without a result or without the chunk `aannamedelen`. Without
 * the chunk `delen`, the sheet has no QR code and no seal.
 */
export const CalculationSheet = ({ toAnswer, Verhaal }: Pick<PaperSheetProps, 'toAnswer' | 'Verhaal'>) => {
  const { page, settings } = useCalculator()
  const { momentopname } = useSamenvatting()
  const normen = useNormen()
  const delen = useShown('delen', false, false).value
  const aannamedelen = useShown('aannamedelen', false, false).value
  const zegel = useMemo(() => {
    if (!delen || !momentopname) return undefined
    const { rentetarieven } = settings
    return delen.createBewijs(momentopname, { normen, rentetarieven }, page.today())?.zegel
  }, [delen, momentopname, normen, settings, page])
  return (
    momentopname &&
    aannamedelen && (
      <PaperSheet
        momentopname={momentopname}
        toAnswer={toAnswer}
        link={delen?.linkTo(delen.writeAnswers(momentopname, page.today()), page.fragment)}
        zegel={zegel}
        Aannames={aannamedelen.AannameGroepen}
        Verhaal={Verhaal}
      />
    )
  )
}
