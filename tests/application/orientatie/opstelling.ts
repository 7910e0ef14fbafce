import { createOrientatieService } from '../../../application'
import { nieuweOrientatie, toAntwoord, type Antwoord } from '../../../domain'
import { createManualBerekening, immediateBerekening } from '../../support/fakes/berekening'
import { stoppedKlok } from '../../support/fakes/klok'

/** The orientation with which the tests of the orientation service start. */
export const start = nieuweOrientatie('MY')

export const inkomenGewijzigd = (inkomen: number | undefined): Antwoord => toAntwoord('eigen.inkomen', inkomen)

/** Creates an orientation service, and its calculation port, which gives a result only when the test asks for one. */
export const createHandmatig = () => {
  const berekening = createManualBerekening()
  const service = createOrientatieService({ berekening, klok: stoppedKlok, start })
  return { berekening, service }
}

/** Creates an orientation service whose calculations complete at once. */
export const createDirect = () => createOrientatieService({ berekening: immediateBerekening, klok: stoppedKlok, start })
