import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'

import type { LabelCode } from '../../../domain/orientatie'
import type { DraftStore, Page, Services, Settings, Styles } from '../../../ui'
import type { Environment } from '../environment'
import { Drawing, toStage } from './Drawing'
import { inTask } from './inTask'
import { createRoot, type Root } from './react'
import { toSettings, type ValidProperties } from './setup'
import { takeOver, type Look, type TakenOver } from './takeOver'

export interface Screen {
  /**
   * Shows the screen with these properties. The first call draws it in a later task, unless it is hidden by then. If no
   * first step is painted, it draws once `filled` has resolved, so that start values do not move what is drawn.
   */
  readonly show: (properties: ValidProperties, filled?: Promise<void>) => void
  /** Replays, once, what the visitor did before the screen was drawn. Does nothing while the screen is not drawn. */
  readonly catchUp: () => void
  /** Hides the screen and keeps its state. The next `show` shows it again. */
  readonly hide: () => void
  readonly end: () => void
}

/** The types of events before which earlier input is replayed, so that the screen handles all input in order. */
const ACTS = ['change', 'click', 'input', 'keydown']

/**
 * Creates the screen of one calculator. The first `show` draws the screen: on the painted first step if that step has
 * the brand to show, otherwise with new nodes. Drawing removes all other elements from the root except style tags. When
 * the screen is drawn, calls `onStanding` and then replays earlier input. Calls `onFailed` once when drawing fails for
 * good, with whether the screen was drawn before. The screen must then end.
 */
export const createScreen = (
  environment: Environment,
  styles: Styles,
  services: Services,
  page: Page,
  draftStore: DraftStore,
  onStanding: () => void,
  onFailed: (cause: unknown, wasDrawn: boolean) => void,
): Screen => {
  const { host, root } = environment
  const rootStyles = styles(root, host.nonce)
  let react: Root | undefined
  let place: HTMLElement | undefined
  let catchUp: TakenOver['catchUp'] = () => undefined
  let drawing: ReactNode
  /** The brand and colour mode to show; undefined while the screen is hidden. */
  let look: Look | undefined
  let state: 'begun' | 'drawn' | 'over' = 'begun'

  const log = (what: string, cause: unknown) => console.error(`${host.localName}: ${what}`, cause)
  const onFallen = (cause: unknown) => {
    if (state === 'over') return
    const wasDrawn = state === 'drawn'
    state = 'over'
    // React is still handling the failure, and can remove the screen only after that.
    queueMicrotask(() => onFailed(cause, wasDrawn))
  }
  const onError = (cause: unknown, givenUp: boolean) => {
    log('het scherm kon niet worden getekend.', cause)
    if (givenUp) onFallen(cause)
  }
  const options = {
    onUncaughtError: onFallen,
    onRecoverableError: (cause: unknown) => log('het eerste beeld klopte niet en is opnieuw getekend.', cause),
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

  /** Draws the screen for the first time. Returns its React root, and a function that replays earlier input. */
  const draw = (look: Look): TakenOver => {
    const firstStep = environment.takeFirstStep()
    place = firstStep?.place ?? host.ownerDocument.createElement('div')
    if (firstStep) return takeOver(firstStep, look, () => toStage(drawing, true), options)
    root.append(place)
    const react = createRoot(place, options)
    flushSync(() => react.render(toStage(drawing, true)))
    return { react, catchUp: () => undefined }
  }

  const begin = () => {
    if (react || !look) return
    const earlier = [...root.children]
    let drawn: TakenOver
    try {
      drawn = draw(look)
    } catch (cause) {
      onFailed(cause, false)
      return
    }
    react = drawn.react
    for (const child of earlier) if (child !== place && child.localName !== 'style') child.remove()
    const waiting = new AbortController()
    const { signal } = waiting
    catchUp = (next) => {
      if (signal.aborted) return
      waiting.abort()
      if (state !== 'begun') return
      state = 'drawn'
      onStanding()
      drawn.catchUp(next)
    }
    for (const type of ACTS) root.addEventListener(type, catchUp, { capture: true, signal })
    soon(() => catchUp())
  }

  /** Calls `act` in a later task: once no pointer is down in the painted first step, or without it after `filled`. */
  const soon = (act: () => void, filled?: Promise<void>) => {
    inTask(() => void Promise.resolve(environment.released() ?? filled).then(act))
  }

  return {
    show: (properties, filled) => {
      const { labelCode } = properties
      const settings = toSettings(properties)
      drawing = toDrawing(labelCode, settings)
      look = { labelCode, kleurmodus: settings.kleurmodus }
      if (react) react.render(toStage(drawing, true))
      else soon(begin, filled)
    },
    catchUp: () => catchUp(),
    hide: () => {
      look = undefined
      react?.render(toStage(drawing, false))
    },
    end: () => {
      look = undefined
      state = 'over'
      react?.unmount()
      rootStyles.remove()
      place?.remove()
    },
  }
}
