import { Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { BehaviorSubject, EMPTY, NEVER } from 'rxjs'

import {
  createAnnouncementService,
  createDialogs,
  createNieuwereNormenService,
  createOrientatieService,
  createStappenService,
  createStartwaardenService,
} from '../../../application'
import { nieuweOrientatie } from '../../../domain'
import { LABEL_CODES, type LabelCode, type Type } from '../../../domain/orientatie'
import { createDraftStore, createLazyParts, type Page, type Services } from '../../../ui'
import { Drawing, toStage } from './Drawing'
import { readProperties } from './properties/readProperties'
import { toSettings } from './setup'

const page: Page = {
  scrollToTop: () => undefined,
  heightOfAnkermenu: () => 0,
  onderkant: { height: () => 0, follow: () => () => undefined },
  fragment: {
    read: () => '',
    readShared: () => undefined,
    subscribe: () => () => undefined,
    replace: () => undefined,
    addressWith: () => '',
  },
  host: () => {
    throw new Error('The build has no host element.')
  },
  loadNormen: () => new Promise(() => undefined),
  today: () => new Date(0),
  followLink: () => true,
  reportNietGeladen: () => undefined,
  reload: () => undefined,
  verder: { vernieuwdTekst: () => '', read: () => undefined, write: () => undefined },
}

/** Creates the services of a calculator whose first calculation never ends. */
const servicesFor = (labelCode: LabelCode, type: Type): Services => {
  const klok = { nu: () => new Date(0) }
  const orientatie = createOrientatieService({
    start: nieuweOrientatie(labelCode, type),
    berekening: { bereken: () => NEVER },
    klok,
  })
  const stappen = createStappenService()
  const normen = new BehaviorSubject(undefined)
  return {
    orientatie,
    stappen,
    startwaarden: createStartwaardenService(orientatie),
    normen: { state$: normen, state: () => normen.value },
    lazy: createLazyParts(() => () => new Promise(() => undefined)),
    nieuwereNormen: createNieuwereNormenService({
      berekening$: orientatie.berekening$,
      klok,
      vergelijking: { maximum: () => EMPTY },
    }),
    announcement: createAnnouncementService({
      berekening$: orientatie.berekening$,
      geweigerd$: stappen.geweigerd$,
      dialogs: createDialogs(),
      herberekeningMelding: '',
    }),
  }
}

const render = (labelCode: LabelCode, type: Type): string =>
  renderToString(
    toStage(
      <Drawing
        styles={{ Styled: Fragment, remove: () => undefined }}
        labelCode={labelCode}
        settings={toSettings({ ...readProperties([]).properties, labelCode })}
        services={servicesFor(labelCode, type)}
        page={page}
        draftStore={createDraftStore()}
        onError={() => undefined}
      />,
      true,
    ),
  )

/** Returns, per brand, the HTML of the first step as React first draws it, for `Klant` and then for `Adviseur`. */
export const renderFirstSteps = (): readonly (readonly [LabelCode, readonly string[]])[] =>
  LABEL_CODES.map((labelCode) => [labelCode, (['Klant', 'Adviseur'] as const).map((type) => render(labelCode, type))])
