import { either } from 'fp-ts'

import { berekenFinancieringsOpzet, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import type { RentevastePeriode } from '../../domain/orientatie'
import { isZonderLening, RENTES_DAARNA } from '../../domain/vergelijking'
import type { Momentopname } from '../samenvatting/samenvattingState'
import { vergelijkAntwoord } from './vergelijkAntwoord'

/** How much lower the income of one home buyer is in `minderInkomen`. Euro a year. */
const MINDER_INKOMEN = 5000

/** The rate after the fixed-rate period in `daarna`: the highest rate that the comparison of periods assumes. */
const RENTE_DAARNA = Math.max(...RENTES_DAARNA)

/** The gross monthly cost of a loan, as a part of the income. */
interface Brutodeel {
  /** The gross monthly cost. Whole euros. */
  readonly maandlast: number
  /** The part of the present gross income of all home buyers whose income counts. Whole percents, above 0. */
  readonly deel: number
}

/** The monthly cost after a fixed-rate period. */
interface Maandlastdaarna {
  /** The fixed-rate period. Months. */
  readonly periode: RentevastePeriode
  /** The assumed rate after the period. Percent a year. */
  readonly rente: number
  /** The net monthly cost at that rate. Euro, to the cent. */
  readonly netto: number
}

/** The effect of a lower income on the maximum mortgage on the income. */
interface Inkomensdaling {
  /** How much lower the income is. Euro a year. */
  readonly verschil: number
  /** How much lower the maximum mortgage on the income is, whatever the home is worth. Whole euros, above 0. */
  readonly minderLenen: number
}

/** Figures of a result with which a visitor can judge whether the loan suits them. An unknown figure is absent. */
export interface Pastcijfers {
  /** The gross monthly cost. Absent without a loan. */
  readonly bruto?: Brutodeel
  /** The cost after the period. Absent without a loan, and when the loan is repaid by the end of the period. */
  readonly daarna?: Maandlastdaarna
  /** The effect of a lower income of one home buyer. Absent when a lower income makes no difference. */
  readonly minderInkomen?: Inkomensdaling
}

/** Returns the present income of all home buyers whose income counts. Euro a year. */
const inkomenVan = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): number =>
  hypotheekgevers
    .filter(({ inkomsten }) => inkomsten.dienstbetrekkingsoort !== 'Overig')
    .reduce((som, { inkomsten: { bedrag = 0 } }) => som + bedrag, 0)

const brutoVan = ({ financieringsOpzet: opzet, grond }: Momentopname): Pastcijfers['bruto'] => {
  const totaalInkomen = inkomenVan(grond.verzoek)
  if (isZonderLening(opzet) || totaalInkomen === 0) return undefined
  const maandlast = roundBedrag(opzet.maandlastBruto)
  const deel = Math.round((100 * 12 * maandlast) / totaalInkomen)
  return deel > 0 ? { maandlast, deel } : undefined
}

/** Returns the cost after the period as the comparison of periods shows it for the chosen period. */
const daarnaVan = (momentopname: Momentopname): Pastcijfers['daarna'] => {
  if (isZonderLening(momentopname.financieringsOpzet)) return undefined
  const { maand } = vergelijkAntwoord(momentopname, momentopname.renteperiode, momentopname)
  const last = maand?.daarna.find(({ rente }) => rente === RENTE_DAARNA)
  return last && { periode: momentopname.renteperiode, rente: last.rente, netto: last.netto }
}

/** Returns, for each home buyer whose income counts and is high enough, the request with a lower income. */
const metMinderInkomen = (verzoek: FinancieringsOpzetVerzoek): readonly FinancieringsOpzetVerzoek[] =>
  verzoek.hypotheekgevers.flatMap(({ volgnummer, inkomsten: { dienstbetrekkingsoort, bedrag = 0 } }) =>
    dienstbetrekkingsoort === 'Overig' || bedrag < MINDER_INKOMEN
      ? []
      : [
          {
            ...verzoek,
            hypotheekgevers: verzoek.hypotheekgevers.map((gever) =>
              gever.volgnummer === volgnummer
                ? { ...gever, inkomsten: { ...gever.inkomsten, bedrag: bedrag - MINDER_INKOMEN } }
                : gever,
            ),
          },
        ],
  )

const maximumVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): readonly number[] => {
  const uitkomst = berekenFinancieringsOpzet(verzoek, kader)
  return either.isRight(uitkomst) ? [roundBedrag(uitkomst.right.financieringsOpzet.maximaleHypotheekOpInkomen)] : []
}

/** Returns the effect of a lower income of the home buyer whose income matters most. */
const minderInkomenVan = ({ financieringsOpzet, grond }: Momentopname): Pastcijfers['minderInkomen'] => {
  const { verzoek, kader } = grond
  if (kader === undefined) return undefined
  const was = roundBedrag(financieringsOpzet.maximaleHypotheekOpInkomen)
  if (maximumVan(verzoek, kader)[0] !== was) return undefined
  const laagste = Math.min(was, ...metMinderInkomen(verzoek).flatMap((ander) => maximumVan(ander, kader)))
  return laagste < was ? { verschil: MINDER_INKOMEN, minderLenen: was - laagste } : undefined
}

/**
 * Returns figures with which a visitor can judge whether the loan of a result suits them. Omits `bruto` and `daarna`
 * without a loan, `daarna` when the loan is repaid by the end of the period, and `minderInkomen` when a lower income
 * makes no difference. Omits what a recalculation of the result of a service cannot reproduce.
 * @example
 * toPastcijfers(momentopname).bruto // { maandlast: 1209, deel: 24 }
 */
export const toPastcijfers = (momentopname: Momentopname): Pastcijfers => {
  const [bruto, daarna, minderInkomen] = [
    brutoVan(momentopname),
    daarnaVan(momentopname),
    minderInkomenVan(momentopname),
  ]
  return { ...(bruto && { bruto }), ...(daarna && { daarna }), ...(minderInkomen && { minderInkomen }) }
}
