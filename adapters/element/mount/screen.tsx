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
import { toSettings, type Setup } from './setup'
import { SafetyNet } from './SafetyNet'

/** What a calculator shows. */
export interface Screen {
  readonly show: (setup: Setup) => void
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
  const stijlCache = styles(root, host.nonce)
  const place = host.ownerDocument.createElement('div')
  const react = createRoot(place)
  let last: Setup | undefined

  const onError = (cause: unknown, givenUp: boolean) => {
    console.error(`${host.localName}: het scherm kon niet worden getekend.`, cause)
    if (!givenUp) return
    showMessage(root, hostTekst.vastgelopen)
    tellPage('fout', { code: 'vastgelopen', bericht: hostTekst.vastgelopen })
  }

  const draw = (setup: Setup, visible: boolean) =>
    react.render(
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <ThemaProvider
          stijlCache={stijlCache}
          labelCode={setup.properties.labelCode}
          kleurmodus={toSettings(setup).kleurmodus}
        >
          <SafetyNet onError={onError}>
            <Rekenhulp services={services} settings={toSettings(setup)} page={page} draftStore={draftStore} />
          </SafetyNet>
        </ThemaProvider>
      </Activity>,
    )

  return {
    show: (setup) => {
      last = setup
      if (place.isConnected) {
        draw(setup, true)
        return
      }
      root.append(place)
      flushSync(() => draw(setup, true))
      for (const child of [...root.children]) if (child !== place && child.localName !== 'style') child.remove()
    },
    hide: () => {
      if (last) draw(last, false)
    },
    end: () => {
      react.unmount()
      stijlCache.sheet.flush()
      place.remove()
    },
  }
}
