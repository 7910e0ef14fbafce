import { woningbelastingVan } from '../../application'
import { financieringsOpzetShape, roundOpzet, type FinancieringsOpzet } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { inWoorden, stapVan, type Rekenstap, type Stapwaarde } from '../../domain/uitleg'
import { cijferTekst, type BenoemdCijfer } from '../../ui/tekst'
import { samenvattingTekst } from '../../ui/tekst/voorKanalen'
import { toSchema } from '../schema'
import type { Calculation } from './calculate'

const OPZET = toSchema(financieringsOpzetShape) as { readonly properties: Readonly<Record<string, unknown>> }

/** The fields of a result that are not figures, and the figures that this calculator never returns. */
const GEEN_CIJFER: readonly string[] = [
  'timestamp',
  'normjaar',
  'voorbeeldrente',
  'normenVerouderd',
  'advieskosten',
  'afhandelingskosten',
]

/** The names of the figures that a result can have. */
export const CIJFERS: readonly BenoemdCijfer[] = Object.keys(OPZET.properties).filter(
  (veld): veld is BenoemdCijfer => !GEEN_CIJFER.includes(veld),
)

/** A figure of a result with its calculation step. `getoond` is the value as on the screen: amounts in whole euros. */
export interface GetoondCijfer {
  readonly veld: BenoemdCijfer
  readonly getoond: Stapwaarde
  readonly stap: Rekenstap
  /** The loan in euro that a monthly cost belongs to; undefined for any other figure. */
  readonly bijHypotheekVan: number | undefined
  /** The sentence on the tax on a home without a mortgage; none at any figure but the net monthly cost. */
  readonly belasting: readonly string[]
}

/** The figures that belong to one loan. */
const MAANDLASTEN: readonly BenoemdCijfer[] = ['maandlastBruto', 'maandlastNetto']

/** Returns the Dutch sentence on the tax on a home without a mortgage; none with a mortgage or for a tax of 0. */
export const zegWoningbelasting = (calculation: Calculation): readonly string[] => {
  const belasting = woningbelastingVan(calculation)
  return belasting === 0 ? [] : [`${samenvattingTekst.belastingZonderHypotheek(formatEuro(belasting))}.`]
}

/** Returns the figures of a calculation, in the order of the schema. Omits a figure without a calculation step. */
export const cijfersVan = (calculation: Calculation): readonly GetoondCijfer[] => {
  const { financieringsOpzet, verantwoording } = calculation
  const getoond: FinancieringsOpzet = roundOpzet(financieringsOpzet)
  const lening = getoond.hypotheekbedrag ?? getoond.maximaleHypotheek
  return CIJFERS.filter((veld) => veld in financieringsOpzet).flatMap((veld) => {
    const stap = stapVan(verantwoording, veld)
    if (stap === undefined) return []
    const bijHypotheekVan = MAANDLASTEN.includes(veld) ? lening : undefined
    const belasting = veld === 'maandlastNetto' ? zegWoningbelasting(calculation) : []
    return [{ veld, getoond: getoond[veld] ?? stap.uitkomst, stap, bijHypotheekVan, belasting }]
  })
}

/**
 * Returns a figure as a line of Dutch text, such as `Hypotheekbedrag: € 259.511`. A monthly cost names its loan. The
 * net monthly cost names the tax on a home without a mortgage.
 */
export const cijferLine = ({ veld, getoond, stap, bijHypotheekVan: lening, belasting }: GetoondCijfer): string => {
  const cijfer = [
    `${cijferTekst(veld)}: ${inWoorden({ waarde: getoond, eenheid: stap.eenheid })}`,
    ...(lening === undefined ? [] : [samenvattingTekst.bijHypotheekVan(formatEuro(lening))]),
  ].join(', ')
  return [cijfer, ...belasting].join('. ')
}
