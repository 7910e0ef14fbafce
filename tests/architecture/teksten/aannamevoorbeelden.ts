import type { zinnen } from '../../../domain/aannames/woorden'
import type { Voorbeelden } from './regelsVan'

const zonder = { verschil: 17_000, maximaleHypotheekOpInkomen: 256_704, maximaleHypotheek: 256_704 }
const metA3 = { verschil: 25_000, maximaleHypotheekOpInkomen: 298_704, maximaleHypotheek: 280_000 }

/** One entry for every assumption whose sentence is a function: one that is forgotten does not compile. */
export const aannamevoorbeelden: Voorbeelden<typeof zinnen> = {
  bedragAlleenstaande: [[zonder]],
  toetsrente: [[undefined, 5]],
  labelOnbekend: [[undefined], [metA3]],
  labelOnbekendNieuwbouw: [[undefined], [metA3]],
  restschuld: [[undefined], [zonder]],
  energiebesparing: [[undefined, 106]],
  nhg: [
    [undefined, undefined],
    [undefined, 0.4],
  ],
  hogereNhgGrens: [[undefined, 498_200]],
  verkoopkosten: [[undefined, 2]],
  eenNormjaar: [[undefined, 2026]],
}
