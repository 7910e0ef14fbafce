import { createOrientatieService } from '../../../application'
import { nieuweOrientatie, toAntwoord, type Antwoord } from '../../../domain'
import { createManualBerekening, immediateBerekening } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'

/** Where every orientation of these tests begins. */
export const start = nieuweOrientatie('MY')

export const inkomenGewijzigd = (inkomen: number | undefined): Antwoord => toAntwoord('eigen.inkomen', inkomen)

/** A service whose calculations the test answers itself. */
export const createHandmatig = () => {
  const berekening = createManualBerekening()
  const service = createOrientatieService({ berekening, klok: stoppedKlok, start })
  return { berekening, service }
}

/** A service whose calculations answer at once. */
export const createDirect = () => createOrientatieService({ berekening: immediateBerekening, klok: stoppedKlok, start })
