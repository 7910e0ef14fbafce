import type { ComponentProps, ReactNode } from 'react'

import type { BedragVeld } from '../../domain/orientatie'
import { FollowUp } from '../thema/parts'
import { BedragVraag } from './BedragVraag'
import { useGevraagd } from './useVraag'

interface VervolgvragenProps {
  readonly velden: readonly BedragVeld[]
  readonly ruimte?: ComponentProps<typeof FollowUp>['ruimte']
  /** What stands under them. */
  readonly children?: ReactNode
}

/** Amounts that are asked after another answer, set in together; nothing while none of them is asked. */
export const Vervolgvragen = ({ velden, ruimte, children }: VervolgvragenProps) =>
  useGevraagd(...velden) && (
    <FollowUp ruimte={ruimte}>
      {velden.map((veld) => (
        <BedragVraag key={veld} veld={veld} />
      ))}
      {children}
    </FollowUp>
  )
