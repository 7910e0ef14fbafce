import { Activity } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import {
  hostTekst,
  Rekenhulp,
  ThemaProvider,
  type Kladblok,
  type Pagina,
  type Services,
  type Styles,
} from '../../../ui'
import type { Omgeving } from '../omgeving'
import { toInstellingen, type Opzet } from './opzet'
import { Vangnet } from './vangnet'

/** What a calculator shows. */
export interface Scherm {
  readonly toon: (opzet: Opzet) => void
  /** Hides the screen; what it knows is kept until it is shown again. */
  readonly verberg: () => void
  readonly eindig: () => void
}

/**
 * The screen of one calculator. It stands as soon as it is shown for the first time, in the place of all else but
 * styles.
 */
export const createScherm = (
  omgeving: Omgeving,
  styles: Styles,
  services: Services,
  pagina: Pagina,
  kladblok: Kladblok,
): Scherm => {
  const { host, root, toonMelding, meldGebeurtenis } = omgeving
  const stijlCache = styles(root, host.nonce)
  const plek = host.ownerDocument.createElement('div')
  const react = createRoot(plek)
  let laatste: Opzet | undefined

  const bijFout = (oorzaak: unknown, opgegeven: boolean) => {
    console.error(`${host.localName}: het scherm kon niet worden getekend.`, oorzaak)
    if (!opgegeven) return
    toonMelding(root, hostTekst.vastgelopen)
    meldGebeurtenis('fout', { code: 'vastgelopen', bericht: hostTekst.vastgelopen })
  }

  const teken = (opzet: Opzet, zichtbaar: boolean) =>
    react.render(
      <Activity mode={zichtbaar ? 'visible' : 'hidden'}>
        <ThemaProvider
          stijlCache={stijlCache}
          labelCode={opzet.eigenschappen.labelCode}
          kleurmodus={toInstellingen(opzet).kleurmodus}
        >
          <Vangnet onFout={bijFout}>
            <Rekenhulp services={services} instellingen={toInstellingen(opzet)} pagina={pagina} kladblok={kladblok} />
          </Vangnet>
        </ThemaProvider>
      </Activity>,
    )

  return {
    toon: (opzet) => {
      laatste = opzet
      if (plek.isConnected) {
        teken(opzet, true)
        return
      }
      root.append(plek)
      flushSync(() => teken(opzet, true))
      for (const kind of [...root.children]) if (kind !== plek && kind.localName !== 'style') kind.remove()
    },
    verberg: () => {
      if (laatste) teken(laatste, false)
    },
    eindig: () => {
      react.unmount()
      stijlCache.sheet.flush()
      plek.remove()
    },
  }
}
