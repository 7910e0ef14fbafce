import { BehaviorSubject, EMPTY } from 'rxjs'

import {
  createAnnouncementService,
  createDialogs,
  createNieuwereNormenService,
  createOrientatieService,
  createStappenService,
  createStartwaardenService,
  type BerekeningPort,
  type NormvergelijkingPort,
} from '../../../application'
import { normenVan, type Normen, type Orientatie } from '../../../domain'
import { eersteStappen } from '../../../domain/orientatie'
import { meldingen, type LazyParts, type Services } from '../../../ui'
import { stoppedKlok } from '../fakes/klok'
import { allBut } from './lazy'

/** A port without newer norms to compare with. */
const noComparison: NormvergelijkingPort = { maximum: () => EMPTY }

/** Composes the services of one calculator as the container does, with the calculation of the test. */
export const composeServices = (
  start: Orientatie,
  berekening: BerekeningPort,
  vergelijking = noComparison,
  normen = new BehaviorSubject<Normen | undefined>(normenVan(2025)),
  lazy: LazyParts = allBut(),
  begin = eersteStappen,
): Services => {
  const orientatie = createOrientatieService({ start, berekening, klok: stoppedKlok })
  const stappen = createStappenService(begin)
  return {
    orientatie,
    stappen,
    startwaarden: createStartwaardenService(orientatie),
    lazy,
    normen: { state$: normen, state: () => normen.value },
    nieuwereNormen: createNieuwereNormenService({
      berekening$: orientatie.berekening$,
      klok: stoppedKlok,
      vergelijking,
    }),
    announcement: createAnnouncementService({
      berekening$: orientatie.berekening$,
      geweigerd$: stappen.geweigerd$,
      dialogs: createDialogs(),
      herberekeningMelding: meldingen.herberekening,
    }),
  }
}

/** Disposes the services; those that depend on others go first. */
export const disposeServices = ({
  orientatie,
  stappen,
  startwaarden,
  announcement,
  nieuwereNormen,
}: Services): void => {
  for (const service of [nieuwereNormen, announcement, startwaarden, stappen, orientatie]) service.dispose()
}
