import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

import type { LabelCode } from '../../../domain'
import { hostTekst, type DraftStore, type Page, type Services, type Settings, type Styles } from '../../../ui'
import type { Environment } from '../environment'
import { Drawing, toStage } from './Drawing'
import { toSettings, type ValidProperties } from './setup'
import { takeOver, type Look } from './takeOver'

/** What a calculator shows. */
export interface Screen {
  readonly show: (properties: ValidProperties) => void
  /** Does what the visitor did before the screen stood, as if it were done now. */
  readonly catchUp: () => void
  /** Hides the screen; what it knows is kept until it is shown again. */
  readonly hide: () => void
  readonly end: () => void
}

/**
 * The screen of one calculator. It stands as soon as it is shown for the first time, in the place of all else but
 * styles: on the first step that the loader painted, or where there is none of this brand, as new nodes.
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

  /** Draws the screen for the first time, at once. */
  const begin = (look: Look): Root => {
    if (firstStep) {
      const taken = takeOver(firstStep, look, () => toStage(drawing, true), onMismatch)
      catchUp = taken.catchUp
      return taken.react
    }
    root.append(place)
    const created = createRoot(place)
    flushSync(() => created.render(toStage(drawing, true)))
    return created
  }

  return {
    show: (properties) => {
      const { labelCode } = properties
      const settings = toSettings(properties)
      drawing = toDrawing(labelCode, settings)
      if (react) {
        react.render(toStage(drawing, true))
        return
      }
      react = begin({ labelCode, kleurmodus: settings.kleurmodus })
      for (const child of [...root.children]) if (child !== place && child.localName !== 'style') child.remove()
    },
    catchUp: () => catchUp(),
    hide: () => {
      react?.render(toStage(drawing, false))
    },
    end: () => {
      react?.unmount()
      rootStyles.remove()
      place.remove()
    },
  }
}
