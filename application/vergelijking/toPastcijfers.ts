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

/** Figures of a result with which a visitor can judge whether the loan suits them. An unknown figure is absent. */
export interface Pastcijfers {
  /** The gross monthly cost in whole euros, and its part of the gross income in whole percent, above 0. */
  readonly bruto?: { readonly maandlast: number; readonly deel: number }
  /** The net monthly cost (euro) after the fixed-rate period (months), at the assumed rate (percent a year). */
  readonly daarna?: { readonly periode: RentevastePeriode; readonly rente: number; readonly netto: number }
  /** How much lower the maximum mortgage is, in whole euros above 0, when the income is `verschil` euro a year lower. */
  readonly minderInkomen?: { readonly verschil: number; readonly minderLenen: number }
}

const brutoVan = ({ financieringsOpzet: opzet, totaalInkomen }: Momentopname): Pastcijfers['bruto'] => {
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
  return either.isRight(uitkomst) ? [roundBedrag(uitkomst.right.financieringsOpzet.maximaleHypotheek)] : []
}

/** Returns the effect of a lower income of the home buyer whose income matters most. */
const minderInkomenVan = ({ financieringsOpzet, grond }: Momentopname): Pastcijfers['minderInkomen'] => {
  const { verzoek, kader } = grond
  if (kader === undefined) return undefined
  const was = roundBedrag(financieringsOpzet.maximaleHypotheek)
  if (maximumVan(verzoek, kader)[0] !== was) return undefined
  const laagste = Math.min(was, ...metMinderInkomen(verzoek).flatMap((ander) => maximumVan(ander, kader)))
  return laagste < was ? { verschil: MINDER_INKOMEN, minderLenen: was - laagste } : undefined
}

/**
 * Returns figures with which a visitor can judge whether the loan of a result suits them. Omits `bruto` and `daarna`
 * without a loan, `daarna` when the loan is repaid by the end of the period, and `minderInkomen` when a lower income
 * makes no difference. Omits what a recalculation of the result of a service cannot reproduce.
 * @example
 * toPastcijfers(momentopname).bruto // { maandlast: 1254, deel: 25 }
 */
export const toPastcijfers = (momentopname: Momentopname): Pastcijfers => {
  const [bruto, daarna, minderInkomen] = [
    brutoVan(momentopname),
    daarnaVan(momentopname),
    minderInkomenVan(momentopname),
  ]
  return { ...(bruto && { bruto }), ...(daarna && { daarna }), ...(minderInkomen && { minderInkomen }) }
}
