import type { FoutCode } from '../gebeurtenissen'
import type { Uitweg } from '../melding'
import type { Omgeving } from '../omgeving'

/** Says what went wrong in the element, to the page in the same words, and on the console with its cause. */
export type MeldFout = (code: FoutCode, bericht: string, oorzaak: unknown, uitweg?: Uitweg) => void

export const createMeldFout =
  ({ host, root, toonMelding, meldGebeurtenis }: Omgeving): MeldFout =>
  (code, bericht, oorzaak, uitweg) => {
    console.error(`${host.localName}: ${bericht}`, oorzaak)
    toonMelding(root, bericht, uitweg)
    meldGebeurtenis('fout', { code, bericht })
  }
