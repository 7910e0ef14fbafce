import { memo } from 'react'

import { toSamenvatting, type Momentopname } from '../../application'
import { LAATSTE_STAP, type Stapnummer } from '../../domain/orientatie'
import { useStap } from '../basis/context/reading'
import { useNeeded } from '../basis/lazy/usePart'
import { Aannames } from './Aannames'
import { BenodigdeHypotheek, MaximaleHypotheek } from './Blokken'
import { toontBedragen } from '../tekst/lineText'
import { sayBonnetje } from './toBonnetje'
import { toBarFigure } from './toBarFigure'
import type { Paneelcijfers } from '../basis/lazy/types/paneelcijfers'

/** The figures of a result for the open step: the two blocks of the summary, and the assumptions. */
const Cijfers = memo(({ momentopname }: { readonly momentopname: Momentopname }) => {
  const stap = useStap()
  const { maximaleHypotheek, benodigdeHypotheek } = toSamenvatting(momentopname, stap)
  const delen = useNeeded('vervolgstappen', !benodigdeHypotheek.leeg)
  const heeftWoning = benodigdeHypotheek.benodigdeFinanciering.waarde._tag === 'Bedrag'
  return (
    <>
      <MaximaleHypotheek blok={maximaleHypotheek} kern={stap === 0 || (stap < LAATSTE_STAP && !heeftWoning)} />
      <BenodigdeHypotheek blok={benodigdeHypotheek} Bedragen={delen?.BenodigdeBedragen} />
      <Aannames momentopname={momentopname} />
    </>
  )
})

/** Whether the summary of a result shows an amount on this step. */
const heeftBedragen = (momentopname: Momentopname, stap: Stapnummer): boolean =>
  toontBedragen(toSamenvatting(momentopname, stap))

export const paneelcijfers: Paneelcijfers = { Cijfers, heeftBedragen, toBarFigure, sayBonnetje }
