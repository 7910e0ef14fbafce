import { LABEL_CODES } from '../../../domain'
import { hostTekst } from '../../../ui'
import type { Omgeving } from '../omgeving'
import { kort, type SlechteWaarde } from './eigenschappen'

/** What an element says while it does not know which brand it is. */
export interface Labelfout {
  /** Says it in the element, on the console and to the page; once for as long as it is the same. */
  readonly toon: (slecht: readonly SlechteWaarde[]) => void
  readonly wis: () => void
}

export const createLabelfout = ({ host, root, toonMelding, meldGebeurtenis }: Omgeving): Labelfout => {
  let getoond: { readonly bericht: string; readonly wis: () => void } | undefined
  return {
    toon: (slecht) => {
      const gegeven = slecht.findLast(({ eigenschap }) => eigenschap === 'labelCode')
      const bericht = hostTekst.labelfout(gegeven && kort(gegeven.waarde), LABEL_CODES)
      if (bericht === getoond?.bericht) return
      root.querySelector('slot')?.remove()
      getoond = { bericht, wis: toonMelding(root, bericht) }
      console.error(`${host.localName}: ${bericht}`)
      meldGebeurtenis('fout', { code: 'label-code', bericht })
    },
    wis: () => {
      getoond?.wis()
      getoond = undefined
    },
  }
}
