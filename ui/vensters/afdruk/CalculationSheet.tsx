import { useMemo } from 'react'

import { useCalculator } from '../../basis/context/context'
import { useSamenvatting } from '../../basis/context/reading'
import { useShown } from '../../basis/lazy/usePart'
import type { CalculationSheetProps } from '../../basis/lazy/types/afdruk'
import { PaperSheet } from './PaperSheet'

/**
 * The printed sheet of the last result. Renders nothing without a result or without the chunk `aannamedelen`. Without
 * the chunk `delen`, the sheet has no QR code and no seal.
 */
export const CalculationSheet = ({ toAnswer, Verhaal }: CalculationSheetProps) => {
  const { page } = useCalculator()
  const { momentopname } = useSamenvatting()
  const delen = useShown('delen', false, false).value
  const aannamedelen = useShown('aannamedelen', false, false).value
  const zegel = useMemo(
    () => (delen && momentopname ? delen.createBewijs(momentopname, page.today())?.zegel : undefined),
    [delen, momentopname, page],
  )
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
