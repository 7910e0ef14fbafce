import { createOrientatieService } from '../../../application'
import { nieuweOrientatie, toAntwoord, type Antwoord } from '../../../domain'
import { createManualBerekening, immediateBerekening } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'

/** The orientation that these tests start with. */
export const start = nieuweOrientatie('MY')

export const inkomenGewijzigd = (inkomen: number | undefined): Antwoord => toAntwoord('eigen.inkomen', inkomen)

/** Creates a service whose calculations the test completes itself. */
export const createHandmatig = () => {
  const berekening = createManualBerekening()
  const service = createOrientatieService({ berekening, klok: stoppedKlok, start })
  return { berekening, service }
}

/** Creates a service whose calculations are completed at once. */
export const createDirect = () => createOrientatieService({ berekening: immediateBerekening, klok: stoppedKlok, start })
