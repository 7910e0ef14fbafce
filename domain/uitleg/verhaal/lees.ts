import type { FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import { formatEuro } from '../../geld/parseBedrag'
import { roundBedrag } from '../../geld/roundBedrag'
import { momentVan, type Moment } from '../../rekenkern/aanvragers/momenten'
import { voorBezoeker } from '../../rekenkern/noem'
import type { Stapwaarde } from '../../rekenkern/stap'
import { aantalAanvragers, maximum } from '../../rekenkern/toets/toets.stappen'
import { waarde as waardeVanWoning } from '../../rekenkern/woning/woning.stappen'
import type { Bladvertelling, Cijfers, Huishouden, Soort } from '../../rekenkern/zin'
import { knopenVan, omschrijvingVan } from '../herleid'
import type { Graaf, Knoop } from '../knoop'
import { woordenBij, woordenVan } from '../register'
import { formatFactor } from '../inWoorden'
import { formatCenten, formatProcentVan, formatWaarde } from './getallen'
import { getoondIn } from './getoond'

/** The input of an explanation: a trail, the figure to explain, the brand, and whether the rate is an example. */
export interface Vertelgrond {
  readonly graaf: Graaf
  readonly veld: keyof FinancieringsOpzet
  /** The name of the mortgage provider whose brand the calculator has. */
  readonly aanbieder: string
  /** Whether the rate is an example that nobody offers. */
  readonly isVoorbeeldrente: boolean
  /** What NHG saves. Whole euros a month; 0 or absent if it saves nothing. */
  readonly besparingMetNhg?: number
}

/** The level of detail: main steps with sentences in whole euros (`kort`), or every step to the cent (`volledig`). */
export type Uitvoerigheid = 'kort' | 'volledig'

/** The figures and formatters for writing one explanation. */
export interface Verteller extends Vertelgrond, Huishouden {
  readonly knopen: ReadonlyMap<string, Knoop>
  /** Returns the amount of a step or leaf: in whole euros for `kort`, exact for `volledig`; 0 for an unknown id. */
  readonly toon: (id: string) => number
  /** Returns the first step or leaf of this `soort`, for `moment` and `nummer` if given; undefined if there is none. */
  readonly vind: (soort: Soort, moment?: Moment, nummer?: 1 | 2) => Knoop | undefined
  /** Returns the percentage of a step or leaf as text; `0%` when it does not occur. */
  readonly procentVan: (soort: Soort, moment?: Moment) => string
}

/** Returns the outcome of a step, or the value of a leaf. */
export const waardeVanKnoop = (knoop: Knoop): Stapwaarde => (knoop.soort === 'stap' ? knoop.uitkomst : knoop.waarde)

const MINDER_DAN: Readonly<Record<Uitvoerigheid, string>> = {
  kort: 'minder dan een euro',
  volledig: 'minder dan een cent',
}

/** The largest amount (euro) that counts as 0, because it may be a floating-point error. */
const RUIS = 1e-6

const LATER: readonly Moment[] = ['eerste', 'tweede', 'beiden']

const sleutelVan = (soort: Soort): string => woordenVan(soort).sleutel

/** Returns a share (0 to 1) in whole percents, which a reader can take in, but never 0% or 100% of a part. */
const inHeleProcenten = (aandeel: number): number =>
  aandeel > 0 && aandeel < 1 ? Math.min(99, Math.max(1, Math.round(100 * aandeel))) : 100 * aandeel

export const createVerteller = (grond: Vertelgrond, uitvoerigheid: Uitvoerigheid): Verteller => {
  const knopen = knopenVan(grond.graaf)
  const alle = (soort: Soort): readonly Knoop[] => {
    const sleutel = sleutelVan(soort)
    return [...knopen.values()].filter((knoop) => knoop.sleutel === sleutel)
  }
  const vind: Verteller['vind'] = (soort, moment, nummer) =>
    alle(soort).find(
      (knoop) => (moment ?? momentVan(knoop.pad)) === momentVan(knoop.pad) && (nummer ?? knoop.nummer) === knoop.nummer,
    )
  const waarde: Huishouden['waardeVan'] = (...gezocht) => {
    const knoop = vind(...gezocht)
    return knoop && waardeVanKnoop(knoop)
  }
  const exact = (id: string): number => {
    const knoop = knopen.get(id)
    return knoop === undefined ? 0 : Number(waardeVanKnoop(knoop))
  }
  const isKort = uitvoerigheid === 'kort'
  const toon = isKort ? getoondIn(grond.graaf) : exact
  const bedrag = isKort ? formatEuro : formatCenten
  const hoeveel = (getoond: number, getal: number): string => {
    const isNul = roundBedrag(isKort ? getoond : getoond * 100) === 0
    return isNul && Math.abs(getal) > RUIS ? MINDER_DAN[uitvoerigheid] : bedrag(getoond)
  }
  const getalVan: Huishouden['getalVan'] = (...gezocht) => Number(waarde(...gezocht) ?? 0)
  const getoondVan: Huishouden['getoondVan'] = (...gezocht) => {
    const knoop = vind(...gezocht)
    return knoop === undefined ? 0 : toon(knoop.id)
  }
  return {
    ...grond,
    knopen,
    toon,
    vind,
    samen: waarde(aantalAanvragers) === 2,
    heeftWoning: waarde(waardeVanWoning) !== undefined,
    heeftPensioen: LATER.some((moment) => vind(maximum, moment) !== undefined),
    bedrag,
    hoeveel,
    waardeVan: waarde,
    getalVan,
    procentVan: (...gezocht) => formatProcentVan(getalVan(...gezocht), sleutelVan(gezocht[0])),
    getallenVan: (soort) => alle(soort).map((knoop) => Number(waardeVanKnoop(knoop))),
    getoondVan,
    hoeveelVan: (...gezocht) => hoeveel(getoondVan(...gezocht), getalVan(...gezocht)),
  }
}

/** A value with its unit, and the id of the step or leaf that gives the value. */
interface Cijfer {
  readonly id: string
  readonly waarde: Stapwaarde
  readonly eenheid: Knoop['eenheid']
}

/** Returns the purpose of a payment: the text `waarvoor`, or otherwise the label with a lower-case first letter. */
const waarvoorVan = (knoop: Knoop, wie: 1 | 2): string => {
  const { waarvoor } = woordenBij<Bladvertelling>(knoop)
  const naam = omschrijvingVan(knoop, (nummer) => voorBezoeker(nummer, false))
  return waarvoor?.(wie) ?? naam.charAt(0).toLowerCase() + naam.slice(1)
}

/** Returns the figures for the sentence of a step or leaf: its own figure and, for a step, those of its inputs. */
export const readCijfers = (knoop: Knoop, { knopen, toon, bedrag, hoeveel }: Verteller): Cijfers<object> => {
  const wie = knoop.nummer ?? 1
  const zelf: Cijfer = { id: knoop.id, waarde: waardeVanKnoop(knoop), eenheid: knoop.eenheid }
  const invoer = knoop.soort === 'stap' ? knoop.invoer : []
  const vind = (gezocht: string | undefined): Cijfer | undefined => {
    if (gezocht === undefined) return zelf
    const gevonden = invoer.find((een) => een.naam === gezocht)
    return gevonden && { ...gevonden, id: gevonden.van }
  }
  const getal = (gezocht?: string): number => Number(vind(gezocht)?.waarde ?? 0)
  const getoond = (gezocht?: string): number => {
    const cijfer = vind(gezocht)
    return cijfer === undefined ? 0 : toon(cijfer.id)
  }
  const bronVan = (gezocht: string) => knopen.get(vind(gezocht)?.id ?? '')
  const betaald = () =>
    invoer.flatMap(({ naam: gezocht, van, waarde, eenheid }) => {
      const bron = knopen.get(van)
      return bron === undefined || waarde === 0 || eenheid !== knoop.eenheid
        ? []
        : [{ waarde: Number(waarde), bedrag: bedrag(getoond(gezocht)), waarvoor: waarvoorVan(bron, wie) }]
    })
  const cijfers: Cijfers<Readonly<Record<string, unknown>>> = {
    wie,
    moment: momentVan(knoop.pad),
    pad: knoop.pad,
    naam: knoop.naam,
    normjaar: knoop.herkomst.soort === 'regeling' ? knoop.herkomst.normjaar : undefined,
    kandidaten: knoop.soort === 'stap' ? knoop.kandidaten : [],
    uitkomst: getal(),
    waarde: zelf.waarde,
    invoer: (gezocht) => vind(gezocht)?.waarde,
    getal,
    getoond,
    bedrag: (gezocht) => bedrag(getoond(gezocht)),
    hoeveel: (gezocht) => hoeveel(getoond(gezocht), getal(gezocht)),
    omvang: (gezocht) => hoeveel(Math.abs(getoond(gezocht)), getal(gezocht)),
    centen: (gezocht) => formatCenten(getal(gezocht)),
    procent: (gezocht) =>
      formatProcentVan(
        vind(gezocht)?.eenheid === 'aandeel' ? inHeleProcenten(getal(gezocht)) : getal(gezocht),
        gezocht ?? knoop.naam,
      ),
    betaald,
    inWoorden: (gezocht) => {
      const cijfer = vind(gezocht)
      return cijfer === undefined ? formatFactor(0) : formatWaarde(cijfer.waarde, cijfer.eenheid, gezocht ?? knoop.naam)
    },
    isLeeg: (gezocht) => {
      const bron = bronVan(gezocht)
      return bron?.soort === 'gegeven' && bron.isLeeg === true
    },
    isVan: (gezocht, soort) => bronVan(gezocht)?.sleutel === sleutelVan(soort),
  }
  return cijfers
}
