import {
  createAankondigingService,
  createDialogen,
  createOrientatieService,
  createStappenService,
  type BerekeningPort,
} from '../../../application'
import type { Orientatie } from '../../../domain'
import { meldingen, type Services } from '../../../ui'
import { stilleKlok } from '../fakes/klok'

/** The services of one calculator, as the container composes them, on a calculation of the test's own. */
export const composeer = (start: Orientatie, berekening: BerekeningPort, isVoorbeeldrente = () => false): Services => {
  const orientatie = createOrientatieService({ start, berekening, klok: stilleKlok, isVoorbeeldrente })
  const stappen = createStappenService()
  return {
    orientatie,
    stappen,
    aankondiging: createAankondigingService({
      berekening$: orientatie.berekening$,
      geweigerd$: stappen.geweigerd$,
      dialogen: createDialogen(),
      herberekeningMelding: meldingen.herberekening,
    }),
  }
}

/** Ends the services, those that lean on others first. */
export const beeindig = ({ orientatie, stappen, aankondiging }: Services): void => {
  for (const service of [aankondiging, stappen, orientatie]) service.dispose()
}
