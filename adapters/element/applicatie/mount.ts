import type { LabelCode, Normen, Normjaar } from '../../../domain'
import { meldGebeurtenis } from '../gebeurtenissen'
import { toonLaadfout } from '../laadfout'
import { leesEigenschappen, type Eigenschappen, type SlechteWaarde } from './eigenschappen'
import { volgSysteemkleur } from './kleurmodus'
import { toonLabelfout } from './labelfout'
import { laadNormen } from './normen'
import { startRekenhulp, type LopendeRekenhulp } from './rekenhulp'
import { toInstellingen } from './toInstellingen'

/** The norm year when the host page names none: the one the specification describes. */
const STANDAARD_NORMJAAR: Normjaar = 2025

/** A calculator mounted on one element. */
export interface Instantie {
  /** Reads the properties again; they may have changed. */
  readonly leesEigenschappen: () => void
  readonly eindig: () => void
}

/** Mounts a calculator in the shadow root of its host. Whatever is wrong is shown and reported, never thrown. */
export const mount = (host: HTMLElement, root: ShadowRoot): Instantie => {
  const gemeld = new Set<string>()
  let rekenhulp: LopendeRekenhulp | undefined
  let beurt = 0

  const meldSlecht = (slecht: readonly SlechteWaarde[]) => {
    for (const { naam, waarde } of slecht) {
      if (naam === 'label-code' || gemeld.has(`${naam}=${waarde}`)) continue
      gemeld.add(`${naam}=${waarde}`)
      console.warn(`hypotheek-orientatie: ${naam} is onbruikbaar en telt niet mee:`, waarde)
    }
  }

  const lees = async (): Promise<void> => {
    beurt += 1
    const mijnBeurt = beurt
    const { eigenschappen, slecht } = leesEigenschappen(host)
    meldSlecht(slecht)
    const { labelCode } = eigenschappen
    if (labelCode === undefined) {
      stop()
      toonLabelfout(host, root)
      return
    }
    try {
      const normen = await laadNormen(eigenschappen.normjaar ?? STANDAARD_NORMJAAR)
      if (mijnBeurt === beurt) toon(eigenschappen, labelCode, normen)
    } catch (oorzaak) {
      if (mijnBeurt !== beurt) return
      console.error('hypotheek-orientatie: de leennormen kunnen niet worden geladen.', oorzaak)
      stop()
      toonLaadfout(root, () => void lees())
      meldGebeurtenis(host, 'fout', { code: 'niet-geladen', bericht: 'De leennormen kunnen niet worden geladen.' })
    }
  }

  const toon = (eigenschappen: Eigenschappen, labelCode: LabelCode, normen: Normen) => {
    const opzet = {
      labelCode,
      type: eigenschappen.type ?? 'Klant',
      instellingen: toInstellingen(eigenschappen, labelCode, normen),
    }
    if (rekenhulp !== undefined) {
      rekenhulp.neemOver(opzet)
      return
    }
    root.replaceChildren()
    rekenhulp = startRekenhulp(host, root, opzet)
    meldGebeurtenis(host, 'gereed', {})
  }

  const stop = () => {
    rekenhulp?.eindig()
    rekenhulp = undefined
  }

  const stopSysteemkleur = volgSysteemkleur(() => void lees())
  void lees()
  return {
    leesEigenschappen: () => void lees(),
    eindig: () => {
      beurt += 1
      stopSysteemkleur()
      stop()
    },
  }
}
