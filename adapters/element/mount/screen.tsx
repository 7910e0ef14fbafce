import { Activity } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import {
  hostTekst,
  Rekenhulp,
  ThemaProvider,
  type DraftStore,
  type Page,
  type Services,
  type Styles,
} from '../../../ui'
import type { Environment } from '../environment'
import { toSettings, type ValidProperties } from './setup'
import { SafetyNet } from './SafetyNet'

/** What a calculator shows. */
export interface Screen {
  readonly show: (properties: ValidProperties) => void
  /** Hides the screen; what it knows is kept until it is shown again. */
  readonly hide: () => void
  readonly end: () => void
}

/**
 * The screen of one calculator. It stands as soon as it is shown for the first time, in the place of all else but
 * styles.
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
  const place = host.ownerDocument.createElement('div')
  const react = createRoot(place)
  let last: ValidProperties | undefined

  const onError = (cause: unknown, givenUp: boolean) => {
    console.error(`${host.localName}: het scherm kon niet worden getekend.`, cause)
    if (!givenUp) return
    showMessage(root, hostTekst.vastgelopen)
    tellPage('fout', { code: 'vastgelopen', bericht: hostTekst.vastgelopen })
  }

  const draw = (properties: ValidProperties, visible: boolean) => {
    const settings = toSettings(properties)
    react.render(
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <ThemaProvider styles={rootStyles} labelCode={properties.labelCode} kleurmodus={settings.kleurmodus}>
          <SafetyNet onError={onError}>
            <Rekenhulp services={services} settings={settings} page={page} draftStore={draftStore} />
          </SafetyNet>
        </ThemaProvider>
      </Activity>,
    )
  }

  return {
    show: (properties) => {
      last = properties
      if (place.isConnected) {
        draw(properties, true)
        return
      }
      root.append(place)
      flushSync(() => draw(properties, true))
      for (const child of [...root.children]) if (child !== place && child.localName !== 'style') child.remove()
    },
    hide: () => {
      if (last) draw(last, false)
    },
    end: () => {
      react.unmount()
      rootStyles.remove()
      place.remove()
    },
  }
}
