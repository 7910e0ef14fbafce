import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { toHeleCenten } from '../rekenkern/afronding'
import { boekVan } from '../rekenkern/bereken'
import { recordOf } from '../rekenkern/recordOf'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { AndereTabelpen } from './andereTabelpen'

/** The outcome of a calculation with one assumption changed. */
export interface Anders {
  /**
   * The size of the difference in the maximum on income. Euro, above 0. For `renteOverRestschuld` it is the difference
   * in the mortgage for the home, for `restschuld` that in the missing own money.
   */
  readonly verschil: number
  /** The mortgage that the income alone would allow. Euro, 0 or more. */
  readonly maximaleHypotheekOpInkomen: number
  /** The mortgage that income and home together would allow. Euro, 0 or more. */
  readonly maximaleHypotheek: number
}

/** A request, the record that this engine calculated for it, and its rekenkader. */
export interface EigenAannamegrond {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly opzet: FinancieringsOpzet
  readonly kader: Rekenkader
}

type Maat = (opzet: FinancieringsOpzet) => number

const opInkomen: Maat = ({ maximaleHypotheekOpInkomen }) => maximaleHypotheekOpInkomen
const voorDeWoning: Maat = ({ maximaleHypotheek }) => maximaleHypotheek
const watErMist: Maat = ({ extraBenodigdeEigenInleg = 0 }) => extraBenodigdeEigenInleg

const vergelijk = (
  opzet: FinancieringsOpzet,
  wordt: FinancieringsOpzet | undefined,
  maat: Maat,
): Anders | undefined => {
  const verschil = wordt === undefined ? 0 : toHeleCenten(Math.abs(maat(wordt) - maat(opzet)))
  if (wordt === undefined || verschil === 0) return undefined
  const { maximaleHypotheekOpInkomen, maximaleHypotheek } = wordt
  return { verschil, maximaleHypotheekOpInkomen, maximaleHypotheek }
}

const andersVan = ({ verzoek, opzet, kader }: EigenAannamegrond, maat: Maat, wijziging: Partial<EigenAannamegrond>) =>
  vergelijk(opzet, recordOf(wijziging.verzoek ?? verzoek, wijziging.kader ?? kader), maat)

/** Calculates without the extra amount for a single buyer: sets that norm to 0. */
export const zonderBedragAlleenstaande = (grond: EigenAannamegrond): Anders | undefined => {
  const { normen } = grond.kader
  const { alleenstaande } = normen
  const zonder = { ...normen, alleenstaande: { ...alleenstaande, waarde: { ...alleenstaande.waarde, bedrag: 0 } } }
  return andersVan(grond, opInkomen, { kader: { ...grond.kader, normen: zonder } })
}

/** Calculates with label A+++, which nearly every new home has. */
export const metLabelA3 = (grond: EigenAannamegrond): Anders | undefined => {
  const { verzoek } = grond
  return verzoek.onderpand === undefined
    ? undefined
    : andersVan(grond, opInkomen, {
        verzoek: { ...verzoek, onderpand: { ...verzoek.onderpand, energielabelType: 'A3' } },
      })
}

/** Calculates with a restschuld (euro) lent above the value (euro) of the home. Source: Trhk art. 5 lid 2. */
export const metRestschuldBovenWaarde = (
  grond: EigenAannamegrond,
  waarde: number,
  restschuld: number,
): Anders | undefined => {
  const { normen } = grond.kader
  const norm = normen.leningTenOpzichteVanWaarde
  const hoogste = norm.waarde.hoogste + (100 * restschuld) / waarde
  if (!Number.isFinite(hoogste)) return undefined
  const ruimer = { ...normen, leningTenOpzichteVanWaarde: { ...norm, waarde: { ...norm.waarde, hoogste } } }
  return andersVan(grond, watErMist, { kader: { ...grond.kader, normen: ruimer } })
}

/** Calculates with a restschuld tested as if its interest were deductible, as in a year without tables for it. */
export const metAftrekbareRestschuld = (grond: EigenAannamegrond): Anders | undefined => {
  const { normen } = grond.kader
  const { financieringslast } = normen
  const waarde = { ...financieringslast.waarde, nietAftrekbaar: undefined }
  const zonder = { ...normen, financieringslast: { ...financieringslast, waarde } }
  return andersVan(grond, voorDeWoning, { kader: { ...grond.kader, normen: zonder } })
}

/** Calculates with the other table wherever one of two buyers has reached AOW age. */
export const metAndereTabel = ({ verzoek, opzet, kader }: EigenAannamegrond): Anders | undefined =>
  fp.pipe(
    boekVan(new AndereTabelpen(kader.normen), verzoek, kader),
    either.match(
      () => undefined,
      ({ financieringsOpzet }) => vergelijk(opzet, financieringsOpzet, opInkomen),
    ),
  )
