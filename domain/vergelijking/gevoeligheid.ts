import { either, function as fp } from 'fp-ts'

import { metOnderpand, type FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { isBedrag } from '../geld/bedrag'
import type { Normen } from '../normen/normen'
import { toHeleCenten } from '../rekenkern/afronding'
import { berekenFinancieringsOpzet } from '../rekenkern/bereken'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import {
  metHypotheekgever,
  metInkomen,
  metMinderSchulden,
  schuldenVan,
  anderePeriodes,
  betereEnergielabels,
} from './anderVerzoek'
import type { Ander, Verandering } from './verandering'

/** A change to the norms of another year. */
interface AnderNormjaar {
  readonly soort: 'normjaar'
  /** The year of the norms after the change. */
  readonly normjaar: number
}

/** The effect of one change on the outcome of a request. A figure above 0 is an increase. */
export interface Gevoeligheid {
  /** The change. */
  readonly verandering: Verandering | AnderNormjaar
  /** The change of the maximum mortgage. Euro, to the cent; below 0 for a lower maximum. */
  readonly maximaleHypotheek: number
  /** The change of the missing own money. Euro, to the cent; below 0 when less is missing, absent without a home. */
  readonly extraBenodigdeEigenInleg?: number
  /** The change of the net monthly cost in the first year. Euro a month, to the cent; below 0 for a lower cost. */
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

/** Returns the size of an effect in euro: the larger of the effects on maximum mortgage and on missing own money. */
const omvangVan = ({ maximaleHypotheek, extraBenodigdeEigenInleg = 0 }: Gevoeligheid): number =>
  Math.max(Math.abs(maximaleHypotheek), Math.abs(extraBenodigdeEigenInleg))

const grootsteEerst = (een: Gevoeligheid, ander: Gevoeligheid): number =>
  omvangVan(ander) - omvangVan(een) || Math.abs(ander.maandlastNetto) - Math.abs(een.maandlastNetto)

type Maker = (verzoek: FinancieringsOpzetVerzoek) => readonly Ander[]

/** Returns the change to the next better energy label; empty without a label, for `Onbekend` and for the best label. */
const eenLabelBeter: Maker = (verzoek) =>
  verzoek.onderpand?.energielabelType === 'Onbekend' ? [] : betereEnergielabels(verzoek).slice(0, 1)

/**
 * Returns two changes for each applicant whose income counts: 1.000 euro a year more income, and 1.000 euro a year
 * less. Omits a change to an income that is out of bounds.
 */
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

/** Returns the changes to calculate for a request, except changes that take an amount out of its bounds. */
export const anderenVan: Maker = (verzoek) =>
  [anderePeriodes, eenLabelBeter, anderInkomen, meerEigenGeld, zonderSchulden].flatMap((maker) => maker(verzoek))

/**
 * Returns the effect of each change on the result of a request. The changes are the other periods of the brand, the
 * next better energy label and the norm years of `normsets`; 1.000 euro more and less income of each buyer; 10.000 euro
 * more own money; and paying off all loans. Sorts by the larger of the effects on the maximum mortgage and the missing
 * own money, largest first, then by the effect on the net cost. Omits a change without a result. A Left has the reason
 * why the request itself has no result.
 * @example
 * const { right } = gevoeligheid(verzoek, kader)
 * right[0].verandering // { soort: 'anderePeriode', rentevastperiode: 60 }
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
