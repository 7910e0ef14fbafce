import {
  createAankondigingService,
  createDialogen,
  createOrientatieService,
  createSamenvattingService,
  createStappenService,
  type BerekeningPort,
} from '../../../application'
import type { Orientatie } from '../../../domain'
import { meldingen, type Services } from '../../../ui'
import { stilleKlok } from '../fakes/klok'

/** The services of one calculator, as the container composes them, on a calculation of the test's own. */
export const composeer = (start: Orientatie, berekening: BerekeningPort, isVoorbeeldrente = () => false): Services => {
  const orientatie = createOrientatieService({ start, berekening, klok: stilleKlok })
  const stappen = createStappenService()
  return {
    orientatie,
    stappen,
    samenvatting: createSamenvattingService({ state$: orientatie.state$, isVoorbeeldrente }),
    aankondiging: createAankondigingService({
      berekening$: orientatie.berekening$,
      geweigerd$: stappen.geweigerd$,
      dialogen: createDialogen(),
      herberekeningMelding: meldingen.herberekening,
    }),
  }
}

/** Ends the services, those that lean on others first. */
export const beeindig = ({ orientatie, stappen, samenvatting, aankondiging }: Services): void => {
  for (const service of [aankondiging, samenvatting, stappen, orientatie]) service.dispose()
}
