import type { Geval, Rand } from '../../../../adapters/conformance'
import { toRekenkader } from '../../../../adapters/conformance/geval'
import { berekenFinancieringsOpzet, standaardKosten, type FinancieringsOpzet, type Normjaar } from '../../../../domain'
import type { EnergielabelType, LabelCode, Startersvrijstelling } from '../../../../domain/orientatie'
import { rightOf } from '../../../domain/rekenkern/rightOf'
import { verzoekVan, type Omstandigheden, type Persoon } from '../../../domain/rekenkern/voorbeeldverzoek'
import { bronVan, inWoordenVan } from './randen'

/** What a case is made of, in the words of the examples of the engine. */
export interface Schets extends Omit<Omstandigheden, 'jaar' | 'rente'> {
  /** Its name after the year. */
  readonly naam: string
  readonly jaar: Normjaar
  readonly personen: readonly Persoon[]
  /** Percent a year, for each of the periods in `periodes`. */
  readonly rente: number
  /** The periods with a rate: that of the request when absent. */
  readonly periodes?: readonly number[]
  readonly labelCode?: LabelCode
  readonly startersvrijstelling?: Startersvrijstelling
  /** The label of the home that it gets; none is told when absent. */
  readonly energielabelType?: EnergielabelType
  readonly randen: readonly Rand[]
  /** What it is besides its bounds. */
  readonly over?: string
  /** Where an example was published. */
  readonly bron?: string
}

const PERIODE = 120

/** The question of a sketch. */
const vraagVan = (schets: Schets) => {
  const { naam, jaar, personen, rente, labelCode = 'MY', startersvrijstelling = 'nee', ...rest } = schets
  const { periode = PERIODE, periodes = [periode] } = rest
  return {
    geval: `${jaar}-${naam}`,
    kader: {
      normjaar: jaar,
      rentetarieven: Object.fromEntries(periodes.map((maanden) => [maanden, rente])),
      kosten: standaardKosten,
      startersvrijstelling,
    },
    verzoek: { ...verzoekVan(personen, { ...rest, periode }), labelCode },
  }
}

/** What the engine makes of a sketch. */
export const opzetVan = (schets: Schets): FinancieringsOpzet => {
  const vraag = vraagVan(schets)
  return rightOf(berekenFinancieringsOpzet(vraag.verzoek, toRekenkader(vraag))).financieringsOpzet
}

/** The case of a sketch, with what the engine makes of it. */
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
