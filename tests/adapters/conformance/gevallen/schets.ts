import type { Geval, Rand } from '../../../../adapters/conformance'
import { toRekenkader } from '../../../../adapters/conformance/geval'
import { berekenFinancieringsOpzet, standaardKosten, type FinancieringsOpzet, type Normjaar } from '../../../../domain'
import type { EnergielabelType, LabelCode, Startersvrijstelling } from '../../../../domain/orientatie'
import { rightOf } from '../../../domain/rekenkern/rightOf'
import { verzoekVan, type Omstandigheden, type Persoon } from '../../../domain/rekenkern/voorbeeldverzoek'
import { bronVan, inWoordenVan } from './randen'

/** A test case in short form, with the fields of the examples in `tests/domain/rekenkern`. */
export interface Schets extends Omit<Omstandigheden, 'jaar' | 'rente'> {
  /** The name of the case, without its year. */
  readonly naam: string
  readonly jaar: Normjaar
  readonly personen: readonly Persoon[]
  /** The rate in percent a year, which is the same for each period in `periodes`. */
  readonly rente: number
  /** The rate without NHG, if it is another rate than that with NHG; then `rente` is the rate with NHG. */
  readonly renteZonderNhg?: number
  /** The periods that have a rate, in months. When absent, only the period of the request has a rate. */
  readonly periodes?: readonly number[]
  readonly labelCode?: LabelCode
  readonly startersvrijstelling?: Startersvrijstelling
  /** The label for the home that is added to the case; absent for a home without a label. */
  readonly energielabelType?: EnergielabelType
  readonly randen: readonly Rand[]
  /** What the case tests besides its thresholds, in Dutch. */
  readonly over?: string
  /** The source of the case besides the sources of its thresholds. */
  readonly bron?: string
}

const PERIODE = 120

/** Returns the name, settings and request of a case. */
const vraagVan = (schets: Schets) => {
  const {
    naam,
    jaar,
    personen,
    rente,
    renteZonderNhg,
    labelCode = 'MY',
    startersvrijstelling = 'nee',
    ...rest
  } = schets
  const { periode = PERIODE, periodes = [periode] } = rest
  const tarief = renteZonderNhg === undefined ? rente : { nhg: rente, zonder: renteZonderNhg }
  return {
    geval: `${jaar}-${naam}`,
    kader: {
      normjaar: jaar,
      rentetarieven: Object.fromEntries(periodes.map((maanden) => [maanden, tarief])),
      kosten: standaardKosten,
      startersvrijstelling,
    },
    verzoek: { ...verzoekVan(personen, { ...rest, periode }), labelCode },
  }
}

/** Calculates the result of a case. */
export const opzetVan = (schets: Schets): FinancieringsOpzet => {
  const vraag = vraagVan(schets)
  return rightOf(berekenFinancieringsOpzet(vraag.verzoek, toRekenkader(vraag))).financieringsOpzet
}

/** Returns the full case, with its calculated result. */
export const toGeval = (schets: Schets): Geval => {
  const { geval, kader, verzoek } = vraagVan(schets)
  const { randen, over, bron, jaar } = schets
  const zinnen = [...(over === undefined ? [] : [over]), ...randen.map(inWoordenVan)]
  return {
    geval,
    omschrijving: `${zinnen.join('; ')}.`,
    randen,
    bronnen: [...new Set([...(bron === undefined ? [] : [bron]), ...randen.map((rand) => bronVan(rand, jaar))])],
    kader,
    verzoek,
    financieringsOpzet: opzetVan(schets),
  }
}
