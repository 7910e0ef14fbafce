import { either, function as fp } from 'fp-ts'

import type { Vergeleken } from '../../../application'
import { vergelijkPeriodes, type Periodevergelijking } from '../../../application/vergelijking'
import { formatEuro, roundTekort } from '../../../domain/geld'
import { naamVanPeriode } from '../../../domain/orientatie'
import { renteTekst, rangordeZin, showRente } from '../../../ui/tekst/voorKanalen'
import { assistentTekst as tekst, refusalOf } from '../assistentTekst'
import { zegWoningbelasting } from '../cijfers'
import { replyWith, listOf, metEenheden } from '../reply'
import { createTool, type Tool } from '../tool'

/** Returns a Dutch line with the figures of a period: its monthly costs, or what the period lacks. */
export const periodeRegel = (van: Vergeleken): string => {
  const { rentevastperiode, rente = NaN, rentesoort, maximaleHypotheek, extraBenodigdeEigenInleg = 0, maand } = van
  const { lening, maandlastBruto, maandlastNetto, restantEinde = 0 } = maand ?? {}
  return [
    `- ${naamVanPeriode(rentevastperiode)}:`,
    tekst.periode(showRente(rente, rentesoort), formatEuro(maximaleHypotheek)),
    ...(maand ? [tekst.perMaand(formatEuro(lening), formatEuro(maandlastBruto), formatEuro(maandlastNetto))] : []),
    ...(extraBenodigdeEigenInleg > 0 ? [renteTekst.tekort(formatEuro(roundTekort(extraBenodigdeEigenInleg)))] : []),
    ...(restantEinde > 0 ? [tekst.restant(formatEuro(restantEinde))] : []),
  ].join(' ')
}

/** Returns a Dutch line per period, and the ranking, if any. The ranking never compares costs of different loans. */
const toRegels = ({ periodes, rangorde }: Periodevergelijking): readonly string[] => [
  ...periodes.map(periodeRegel),
  ...(rangorde ? [rangordeZin(rangorde)] : []),
]

/** Returns a period without `nettoAls`, which places a mark in a chart and is no cost that a visitor can have. */
const withoutMark = (periode: Vergeleken): object => ({ ...periode, nettoAls: undefined })

/** The tool that calculates the same request for every fixed-rate period of the brand that has a rate. */
export const vergelijkPeriodesTool: Tool = createTool({
  naam: 'vergelijk_periodes',
  titel: 'Vergelijk rentevaste periodes',
  beschrijving:
    'Rekent hetzelfde verzoek door voor elke rentevaste periode van het merk: wat iemand kan lenen, de maandlast, ' +
    'wat er ontbreekt, wat er aan het eind nog af te lossen is, en wat dat daarna kost bij 2, 5 en 7 procent rente.',
  verplicht: {},
  optioneel: {},
  uitleg: {},
  gegevens: { periodes: listOf(metEenheden('rente in procent per jaar, rentevastperiode in maanden')) },
  reply: (calculation, { aannames }) =>
    fp.pipe(
      vergelijkPeriodes(calculation.grond),
      either.bimap(
        (fout) => [refusalOf(fout, calculation.grond.verzoek, calculation.grond.kader)],
        (vergelijking) =>
          replyWith(calculation, { aannames }, [...toRegels(vergelijking), ...zegWoningbelasting(calculation)], {
            periodes: vergelijking.periodes.map(withoutMark),
          }),
      ),
    ),
})
