import type { FinancieringsOpzet } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { PartsDrawing, PartsNames } from '../basis/PartsChart'
import { samenvattingLabels } from '../tekst/samenvatting'
import { Stack } from '../thema/parts'
import { toBetaalbeeld } from '../uitkomst/betaalbeeld'
import { BETAALPATRONEN } from '../uitkomst/betaalpatronen'

/** The bar of how the home and its costs are paid, with its legend: also what is missing. */
export const BetaalChart = ({ opzet }: { readonly opzet: FinancieringsOpzet }) => {
  const parts = toBetaalbeeld(opzet).delen.map(({ key, bedrag }) => ({
    patroon: BETAALPATRONEN[key],
    bedrag,
    naam: samenvattingLabels[key],
    tekst: formatEuro(bedrag),
  }))
  return (
    <Stack ruimte="lijn">
      <PartsDrawing parts={parts} />
      <PartsNames parts={parts} />
    </Stack>
  )
}
