import { either, function as fp } from 'fp-ts'

import { metOnderpand, type FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { isBedrag } from '../geld/bedrag'
import type { Normen } from '../normen/normen'
import { toHeleCenten } from '../rekenkern/afronding'
import { berekenFinancieringsOpzet } from '../rekenkern/bereken'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import {
  metHypotheekgever,
  metInkomen,
  metMinderSchulden,
  schuldenVan,
  anderePeriodes,
  betereEnergielabels,
} from './anderVerzoek'
import type { Ander, Verandering } from './verandering'

/** The norms of another year. */
interface AnderNormjaar {
  readonly soort: 'normjaar'
  /** The year of the norms that count then. */
  readonly normjaar: number
}

/**
 * What a change brings about, in euro (the monthly cost a month): more is positive. What is missing is absent without a
 * home.
 */
export interface Gevoeligheid {
  /** What is otherwise. */
  readonly verandering: Verandering | AnderNormjaar
  /** How much more can be borrowed. Euro, to the cent; below 0 for less. */
  readonly maximaleHypotheek: number
  /** How much more own money is missing. Euro, to the cent; below 0 for less, absent without a home. */
  readonly extraBenodigdeEigenInleg?: number
  /** How much more the first year costs after tax. Euro a month, to the cent; below 0 for less. */
  readonly maandlastNetto: number
}

const toGevoeligheid = (
  verandering: Gevoeligheid['verandering'],
  was: FinancieringsOpzet,
  wordt: FinancieringsOpzet,
): Gevoeligheid => {
  const [eerst, dan] = [metOnderpand(was), metOnderpand(wordt)]
  return {
    verandering,
    maximaleHypotheek: toHeleCenten(wordt.maximaleHypotheek - was.maximaleHypotheek),
    ...(eerst &&
      dan && { extraBenodigdeEigenInleg: toHeleCenten(dan.extraBenodigdeEigenInleg - eerst.extraBenodigdeEigenInleg) }),
    maandlastNetto: toHeleCenten(wordt.maandlastNetto - was.maandlastNetto),
  }
}

/** The size of an effect: the greatest shift in what can be borrowed or what is missing, in euro. */
const omvangVan = ({ maximaleHypotheek, extraBenodigdeEigenInleg = 0 }: Gevoeligheid): number =>
  Math.max(Math.abs(maximaleHypotheek), Math.abs(extraBenodigdeEigenInleg))

const grootsteEerst = (een: Gevoeligheid, ander: Gevoeligheid): number =>
  omvangVan(ander) - omvangVan(een) || Math.abs(ander.maandlastNetto) - Math.abs(een.maandlastNetto)

type Maker = (verzoek: FinancieringsOpzetVerzoek) => readonly Ander[]

/** Of a home without a label no label is known to be one better. */
const eenLabelBeter: Maker = (verzoek) =>
  verzoek.onderpand?.energielabelType === 'Onbekend' ? [] : betereEnergielabels(verzoek).slice(0, 1)

/** An income of the kind Overig does not count, so it cannot move anything. */
const anderInkomen: Maker = (verzoek) =>
  verzoek.hypotheekgevers.flatMap((gever) =>
    [1000, -1000].flatMap((verschil) => {
      const bedrag = (gever.inkomsten.bedrag ?? 0) + verschil
      return gever.inkomsten.dienstbetrekkingsoort === 'Overig' || !isBedrag(bedrag)
        ? []
        : [
            {
              verandering: { soort: 'meerInkomen' as const, volgnummer: gever.volgnummer, verschil },
              verzoek: metHypotheekgever(verzoek, metInkomen(gever, bedrag)),
            },
          ]
    }),
  )

const meerEigenGeld: Maker = (verzoek) => {
  const eigenInleg = (verzoek.eigenInleg ?? 0) + 10_000
  return verzoek.onderpand === undefined || !isBedrag(eigenInleg)
    ? []
    : [{ verandering: { soort: 'meerEigenGeld', verschil: 10_000 }, verzoek: { ...verzoek, eigenInleg } }]
}

const zonderSchulden: Maker = (verzoek) => {
  const verschil = Math.ceil(schuldenVan(verzoek))
  return verschil === 0
    ? []
    : [{ verandering: { soort: 'minderSchulden', verschil }, verzoek: metMinderSchulden(verzoek, verschil) }]
}

/** Every change a request can take whole, within the bounds of its amounts. */
export const anderenVan: Maker = (verzoek) =>
  [anderePeriodes, eenLabelBeter, anderInkomen, meerEigenGeld, zonderSchulden].flatMap((maker) => maker(verzoek))

/**
 * What moves the outcome of a request: the effect of every other period of the brand, a better energy label, 1.000
 * more or less income, 10.000 more own money, no loans and student loans, and the norm years given. The greatest
 * effect first, by shift in maximum or in what is missing, then by net monthly cost. A change without an outcome is
 * left out; a request without one gives the reason.
 */
export const gevoeligheid = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  normsets: readonly Normen[] = [],
): either.Either<RekenFout, readonly Gevoeligheid[]> =>
  fp.pipe(
    berekenFinancieringsOpzet(verzoek, kader),
    either.map(({ financieringsOpzet: was }) =>
      [
        ...anderenVan(verzoek).map((ander) => ({ ...ander, kader })),
        ...normsets.map((normen) => ({
          verandering: { soort: 'normjaar' as const, normjaar: normen.jaar },
          verzoek,
          kader: { ...kader, normen },
        })),
      ]
        .flatMap((ander) => {
          const uitkomst = berekenFinancieringsOpzet(ander.verzoek, ander.kader)
          return either.isRight(uitkomst)
            ? [toGevoeligheid(ander.verandering, was, uitkomst.right.financieringsOpzet)]
            : []
        })
        .sort(grootsteEerst),
    ),
  )
