import type { BewijsFout } from '../../domain/bewijs'
import { adviseurTekst as tekst } from '../tekst/adviseur'

/** What is wrong with a field that a receipt does not have, by the name of what was expected there. */
const UNKNOWN = 'OnbekendVeld'

/** Why something is no receipt, in a sentence; with what does not belong in it, a line for each. */
export const toOnleesbaar = (fout: BewijsFout): readonly [zin: string, ...velden: readonly string[]] => {
  switch (fout._tag) {
    case 'TeGroot':
      return [tekst.teGroot]
    case 'GeenJson':
      return [tekst.onleesbaar]
    case 'GeenRekenbewijs': {
      const onbekend = fout.leesfouten.filter(({ verwacht }) => verwacht === UNKNOWN)
      const velden = onbekend.map(({ veld, melding }) => (veld === '' ? melding : veld))
      return velden.length === 0 ? [tekst.onleesbaar] : [tekst.hoortErNietIn, ...velden]
    }
  }
}
