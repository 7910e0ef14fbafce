import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { toHeleCenten } from '../rekenkern/afronding'
import { boekVan } from '../rekenkern/bereken'
import { recordOf } from '../rekenkern/recordOf'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import { AndereTabelpen } from './andereTabelpen'

/** The outcome of a calculation with one assumption changed. */
export interface Anders {
  /**
   * The difference that the change makes to the maximum on income, without sign. For `renteOverRestschuld` it is the
   * difference in the maximum mortgage, for `restschuld` the difference in the missing own money. Euro, above 0 unless
   * `roundAanname` rounds it to 0.
   */
  readonly verschil: number
  /** The maximum mortgage on income after the change. Euro, 0 or more. */
  readonly maximaleHypotheekOpInkomen: number
  /** The maximum mortgage on income and home together after the change. Euro, 0 or more. */
  readonly maximaleHypotheek: number
}

/** The input and the result of a calculation. Calculating with `kader` gives the loan and monthly costs of `opzet`. */
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

/** Returns the outcome without the extra loan for a single buyer; undefined if the maximum on income stays the same. */
export const zonderBedragAlleenstaande = (grond: EigenAannamegrond): Anders | undefined => {
  const { normen } = grond.kader
  const { alleenstaande } = normen
  const zonder = { ...normen, alleenstaande: { ...alleenstaande, waarde: { ...alleenstaande.waarde, bedrag: 0 } } }
  return andersVan(grond, opInkomen, { kader: { ...grond.kader, normen: zonder } })
}

/** Returns the outcome with label A+++; undefined without a home, or when the maximum on income does not change. */
export const metLabelA3 = (grond: EigenAannamegrond): Anders | undefined => {
  const { verzoek } = grond
  return verzoek.onderpand === undefined
    ? undefined
    : andersVan(grond, opInkomen, {
        verzoek: { ...verzoek, onderpand: { ...verzoek.onderpand, energielabelType: 'A3' } },
      })
}

/**
 * Returns the outcome if the mortgage may exceed the `waarde` (euro) of the home by `restschuld` (euro). Undefined when
 * `waarde` is 0 or nearly 0, or when the missing own money does not change. Source: Trhk art. 5 lid 2.
 */
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

/** Returns the outcome with deductible interest on the restschuld; undefined if the maximum mortgage stays the same. */
export const metAftrekbareRestschuld = (grond: EigenAannamegrond): Anders | undefined => {
  const { normen } = grond.kader
  const { financieringslast } = normen
  const waarde = { ...financieringslast.waarde, nietAftrekbaar: undefined }
  const zonder = { ...normen, financieringslast: { ...financieringslast, waarde } }
  return andersVan(grond, voorDeWoning, { kader: { ...grond.kader, normen: zonder } })
}

/** Returns the outcome with the other income table ({@link AndereTabelpen}); undefined if the maximum is the same. */
export const metAndereTabel = ({ verzoek, opzet, kader }: EigenAannamegrond): Anders | undefined =>
  fp.pipe(
    boekVan(new AndereTabelpen(kader.normen), verzoek, kader),
    either.match(
      () => undefined,
      ({ financieringsOpzet }) => vergelijk(opzet, financieringsOpzet, opInkomen),
    ),
  )
