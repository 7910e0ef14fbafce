import type { EnergielabelType } from '../../orientatie/energielabel'
import { aanvragersNaPensioen, pensioentoets, voorElk, type Aanvragers } from '../aanvragers/aanvragers'
import type { Procent } from '../eenheden'
import type { Pen, Waarde } from '../pen'
import { looptijdVan } from '../rente/rente'
import * as aanvrager from './aanvrager.stappen'
import * as stap from './toets.stappen'

/** What these applicants can borrow on their income, in euro, not yet rounded. */
const toets = (pen: Pen, deel: string, wie: Aanvragers, toetsrente: Waarde<Procent>, label?: EnergielabelType) => {
  const { eerste, tweede } = wie
  const hier = pen.bij(deel)
  const inkomens = voorElk(hier, wie, (over, { soort, inkomen, alimentatie }) =>
    over.stap(aanvrager.toetsinkomen, { soort, inkomen, alimentatie }),
  )
  const toetsinkomen = hier.stap(stap.toetsinkomen, inkomens)
  const plaats = { tabellen: pen.norm(stap.tabellen), toetsinkomen, toetsrente }
  const leeftijdsgroep =
    tweede === undefined || inkomens.tweede === undefined
      ? hier.stap(stap.leeftijdsgroep, { soort: eerste.soort })
      : hier.stap(stap.leeftijdsgroepSamen, {
          soortEerste: eerste.soort,
          toetsinkomenEerste: inkomens.eerste,
          soortTweede: tweede.soort,
          toetsinkomenTweede: inkomens.tweede,
          ...plaats,
        })
  const percentage = hier.stap(stap.percentage, { ...plaats, leeftijdsgroep })
  const toegestaneMaandlast = hier.stap(stap.toegestaneMaandlast, { toetsinkomen, percentage })

  const factoren = pen.norm(stap.studieschuldfactoren)
  const factor = hier.stap(stap.studieschuldfactor, { factoren, toetsrente })
  const schulden = voorElk(hier, wie, (over, { leningen, studieschuld }) =>
    over.stap(aanvrager.verplichtingen, { leningen, studieschuld, factor }),
  )
  const verplichtingen = hier.stap(stap.verplichtingen, schulden)
  const ruimte = hier.stap(stap.ruimte, { toegestaneMaandlast, verplichtingen })

  const maanden = looptijdVan(pen)
  const contanteWaarde = hier.stap(stap.contanteWaarde, { maandbedrag: ruimte, rente: toetsrente, maanden })
  const aantalAanvragers = pen.gegeven(stap.aantalAanvragers, tweede === undefined ? 1 : 2)
  const huishouden = { aantalAanvragers, toetsinkomen, leeftijdsgroep, norm: pen.norm(stap.alleenstaande) }
  const bedragAlleenstaande = hier.stap(stap.bedragAlleenstaande, huishouden)
  const energielabel = pen.gegeven(stap.energielabel, label)
  const bedragEnergielabel = hier.stap(stap.bedragEnergielabel, { energielabel, norm: pen.norm(stap.labelbedragen) })
  return hier.stap(stap.maximum, { ruimte, contanteWaarde, bedragAlleenstaande, bedragEnergielabel })
}

/** The highest mortgage on income, in whole euros: the lowest of today's and those of every moment of retirement. */
export const maximumOpInkomen = (pen: Pen, nu: Aanvragers, toetsrente: Waarde<Procent>, label?: EnergielabelType) => {
  const { eerste, tweede, beiden } = aanvragersNaPensioen(pen, nu)
  const past = (deel: string, wie: Aanvragers) => toets(pen, deel, wie, toetsrente, label)
  return pen.stap(stap.maximaleHypotheekOpInkomen, {
    vandaag: past('toets', nu),
    eersteMetPensioen: eerste && past(pensioentoets('eerste'), eerste),
    tweedeMetPensioen: tweede && past(pensioentoets('tweede'), tweede),
    beidenMetPensioen: beiden && past(pensioentoets('beiden'), beiden),
  })
}
