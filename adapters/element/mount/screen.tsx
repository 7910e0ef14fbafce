import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

import type { LabelCode } from '../../../domain'
import { hostTekst, type DraftStore, type Page, type Services, type Settings, type Styles } from '../../../ui'
import type { Environment } from '../environment'
import { Drawing, Stage } from './Drawing'
import type { Work } from './inTasks'
import { toSettings, type ValidProperties } from './setup'
import { takeOver, type Look } from './takeOver'

/** What a calculator shows. */
export interface Screen {
  /** Draws the screen for the first time: in pieces on a first step that the loader painted, else at once. */
  readonly begin: (properties: ValidProperties) => Work<void>
  readonly show: (properties: ValidProperties) => void
  /** Does what the visitor did before the screen stood, as if it were done now. */
  readonly catchUp: () => void
  /** Hides the screen; what it knows is kept until it is shown again. */
  readonly hide: () => void
  readonly end: () => void
}

/**
 * The screen of one calculator. It stands when it has begun, in the place of all else but styles: on the first step
 * that the loader painted, or where there is none of this brand, as new nodes.
 */
export const createScreen = (
  environment: Environment,
  styles: Styles,
  services: Services,
  page: Page,
  draftStore: DraftStore,
): Screen => {
  const { host, root, showMessage, tellPage } = environment
  const rootStyles = styles(root, host.nonce)
  const firstStep = environment.takeFirstStep()
  const place = firstStep?.place ?? host.ownerDocument.createElement('div')
  let react: Root | undefined
  let catchUp = (): void => undefined
  let drawing: ReactNode
  let stand = (): void => undefined
  const stands = new Promise<void>((resolve) => (stand = resolve))

  const onError = (cause: unknown, givenUp: boolean) => {
    console.error(`${host.localName}: het scherm kon niet worden getekend.`, cause)
    if (!givenUp) return
    showMessage(root, hostTekst.vastgelopen)
    tellPage('fout', { code: 'vastgelopen', bericht: hostTekst.vastgelopen })
  }
  const onMismatch = (cause: unknown) => {
    console.error(`${host.localName}: het eerste beeld klopte niet en is opnieuw getekend.`, cause)
  }

  const toDrawing = (labelCode: LabelCode, settings: Settings): ReactNode => (
    <Drawing
      styles={rootStyles}
      labelCode={labelCode}
      settings={settings}
      services={services}
      page={page}
      draftStore={draftStore}
      onError={onError}
    />
  )

  const toStage = (visible = true): ReactNode => (
    <Stage visible={visible} onStands={stand}>
      {drawing}
    </Stage>
  )

  const createScreenRoot = function* (look: Look): Work<Root> {
    if (firstStep) {
      const taken = yield* takeOver(firstStep, look, { toStage, stands, onMismatch })
      catchUp = taken.catchUp
      return taken.react
    }
    root.append(place)
    const created = createRoot(place)
    flushSync(() => created.render(toStage()))
    return created
  }

  return {
    begin: function* (properties) {
      const settings = toSettings(properties)
      drawing = toDrawing(properties.labelCode, settings)
      react = yield* createScreenRoot({ labelCode: properties.labelCode, kleurmodus: settings.kleurmodus })
      for (const child of [...root.children]) if (child !== place && child.localName !== 'style') child.remove()
    },
    show: (properties) => {
      drawing = toDrawing(properties.labelCode, toSettings(properties))
      react?.render(toStage())
    },
    catchUp: () => catchUp(),
    hide: () => {
      react?.render(toStage(false))
    },
    end: () => {
      react?.unmount()
      rootStyles.remove()
      place.remove()
    },
  }
}
