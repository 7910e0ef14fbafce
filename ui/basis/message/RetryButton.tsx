import type { MouseEvent } from 'react'

import type { BerekeningFout } from '../../../domain/orientatie'
import { knoppen } from '../../tekst/nl'
import { Button } from '../../thema/parts'
import { useCalculator } from '../context/context'

export interface RetryButtonProps {
  readonly fout: BerekeningFout
  readonly onOpnieuw: (klik: MouseEvent) => void
}

/** A button that calculates again after a failure, or that reloads the page if only a reload helps. */
export const RetryButton = ({ fout, onOpnieuw }: RetryButtonProps) => {
  const { page } = useCalculator()
  return fout._tag === 'Vernieuwd' ? (
    <Button soort="stil" onClick={page.reload}>
      {knoppen.laadOpnieuw}
    </Button>
  ) : (
    <Button soort="stil" onClick={onOpnieuw}>
      {knoppen.probeerOpnieuw}
    </Button>
  )
}
