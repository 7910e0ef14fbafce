import type { EnergielabelType } from '../../antwoorden/keuzes'
import { aanvragersNaPensioen, pensioentoets, TOETS_NU, voorElk, type Aanvragers } from '../aanvragers/aanvragers'
import type { Euro, Procent } from '../eenheden'
import type { Pen, Waarde } from '../pen'
import { looptijdVan } from '../rente/rente'
import * as aanvrager from './aanvrager.stappen'
import { metRestschuld } from './restschuld'
import * as stap from './toets.stappen'

/**
 * The input of an income test besides the applicants. `restschuld` is undefined if there is none, if it is 0, or if the
 * norms have no tables for a loan without interest deduction.
 */
interface Toetsgrond {
  readonly toetsrente: Waarde<Procent>
  readonly label: EnergielabelType | undefined
  readonly restschuld: Waarde<Euro> | undefined
}

/**
 * Runs one income test. Returns two maximum mortgages, in euro and unrounded: one without the restschuld in the loan,
 * and `metRestschuld` with it, which is undefined when `restschuld` is undefined.
 */
const toets = (pen: Pen, deel: string, wie: Aanvragers, { toetsrente, label, restschuld }: Toetsgrond) => {
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
  const maximum = hier.stap(stap.maximum, { ruimte, contanteWaarde, bedragAlleenstaande, bedragEnergielabel })
  const grond = { plaats: { ...plaats, leeftijdsgroep }, toetsinkomen, ruimte, verplichtingen }
  const extra = { bedragAlleenstaande, bedragEnergielabel }
  return { maximum, metRestschuld: restschuld && metRestschuld(hier, { ...grond, ...extra }, restschuld) }
}

/**
 * Returns two maximum mortgages in whole euros. `opInkomen` is the lowest mortgage that fits today and after each
 * retirement. `metRestschuld` is the same with the restschuld in the loan, or undefined when `grond` has no restschuld.
 */
export const maximaVan = (pen: Pen, nu: Aanvragers, grond: Toetsgrond) => {
  const { eerste, tweede, beiden } = aanvragersNaPensioen(pen, nu)
  const past = (deel: string, wie: Aanvragers) => toets(pen, deel, wie, grond)
  const vandaag = past(TOETS_NU, nu)
  const [eersteMetPensioen, tweedeMetPensioen, beidenMetPensioen] = [
    eerste && past(pensioentoets('eerste'), eerste),
    tweede && past(pensioentoets('tweede'), tweede),
    beiden && past(pensioentoets('beiden'), beiden),
  ]
  const opInkomen = pen.stap(stap.maximaleHypotheekOpInkomen, {
    vandaag: vandaag.maximum,
    eersteMetPensioen: eersteMetPensioen?.maximum,
    tweedeMetPensioen: tweedeMetPensioen?.maximum,
    beidenMetPensioen: beidenMetPensioen?.maximum,
  })
  if (vandaag.metRestschuld === undefined) return { opInkomen, metRestschuld: undefined }
  const metRestschuld = pen.stap(stap.maximaleHypotheekMetRestschuld, {
    vandaag: vandaag.metRestschuld,
    eersteMetPensioen: eersteMetPensioen?.metRestschuld,
    tweedeMetPensioen: tweedeMetPensioen?.metRestschuld,
    beidenMetPensioen: beidenMetPensioen?.metRestschuld,
  })
  return { opInkomen, metRestschuld }
}
