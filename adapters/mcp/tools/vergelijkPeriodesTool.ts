import { either, function as fp } from 'fp-ts'

import { vergelijkPeriodes, type Periodevergelijking } from '../../../application/vergelijking'
import { formatEuro, formatPercentage, roundTekort } from '../../../domain/geld'
import { naamVanPeriode } from '../../../domain/orientatie'
import type { Renteperiode } from '../../../domain/vergelijking'
import { renteTekst, rangordeZin } from '../../../ui/tekst/voorKanalen'
import { assistentTekst as tekst, refusalOf } from '../assistentTekst'
import { replyWith, listOf, metEenheden } from '../reply'
import { createTool, type Tool } from '../tool'

const periodeRegel = (van: Renteperiode): string => {
  const { rentevastperiode, rente, maximaleHypotheek, maandlastBruto, maandlastNetto } = van
  const { extraBenodigdeEigenInleg = 0, restantEinde } = van
  const [lenen, bruto, netto] = [maximaleHypotheek, maandlastBruto, maandlastNetto].map((bedrag) => formatEuro(bedrag))
  return [
    `- ${naamVanPeriode(rentevastperiode)}:`,
    tekst.periode(formatPercentage(rente), String(lenen), String(bruto), String(netto)),
    ...(extraBenodigdeEigenInleg > 0 ? [renteTekst.tekort(formatEuro(roundTekort(extraBenodigdeEigenInleg)))] : []),
    ...(restantEinde > 0 ? [tekst.restant(formatEuro(restantEinde))] : []),
  ].join(' ')
}

/** Returns a Dutch line per period, and the ranking, if any. The ranking never compares costs of different loans. */
const toRegels = ({ periodes, rangorde }: Periodevergelijking): readonly string[] => [
  ...periodes.map(periodeRegel),
  ...(rangorde ? [rangordeZin(rangorde)] : []),
]

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
      vergelijkPeriodes(calculation),
      either.bimap(
        (fout) => [refusalOf(fout, calculation.verzoek, calculation.kader)],
        (vergelijking) =>
          replyWith(calculation, { aannames }, toRegels(vergelijking), { periodes: vergelijking.periodes }),
      ),
    ),
})
