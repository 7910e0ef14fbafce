import { createOrientatieService } from '../../../application'
import { nieuweOrientatie, type Antwoord } from '../../../domain'
import { createHandmatigeBerekening, directeBerekening } from '../../support/fakes/berekening'
import { stilleKlok } from '../../support/fakes/klok'

/** Where every orientation of these tests begins. */
export const start = nieuweOrientatie('MY')

export const inkomenGewijzigd = (inkomen: number | undefined): Antwoord => ({
  soort: 'beantwoord',
  veld: 'eigen.inkomen',
  waarde: inkomen,
})

/** A service whose calculations the test answers itself. */
export const createHandmatig = () => {
  const berekening = createHandmatigeBerekening()
  const service = createOrientatieService({ berekening, klok: stilleKlok, start })
  return { berekening, service }
}

/** A service whose calculations answer at once. */
export const createDirect = () => createOrientatieService({ berekening: directeBerekening, klok: stilleKlok, start })
