import type { Maandverdeling } from '../../domain/vergelijking'
import { PartsChart } from '../basis/PartsChart'
import { inZin } from '../tekst/inZin'
import { renteTekst } from '../tekst/rente'
import { Stack } from '../thema/parts'
import type { Stapuitkomst } from './uitkomst'

const { rente: zonderBelasting, renteNaBelasting, renteMetBelasting, ...tekst } = renteTekst.maand

interface MaandverdelingChartProps extends Pick<Extract<Stapuitkomst, { soort: 'genoeg' }>, 'netto' | 'bruto'> {
  readonly verdeling: Maandverdeling
}

/** Where the money of a month goes: interest, repayment, and what comes back through tax. */
export const MaandverdelingChart = ({ verdeling, netto, bruto }: MaandverdelingChartProps) => {
  const { rente, aflossing, terug } = verdeling
  const metBelasting = netto < bruto ? renteNaBelasting : renteMetBelasting
  const parts = [
    { patroon: 'vol', naam: netto === bruto ? zonderBelasting : metBelasting, bedrag: rente },
    { patroon: 'omlijnd', naam: tekst.aflossing, bedrag: aflossing },
    { patroon: 'gestreept', naam: tekst.terug(inZin(bruto)), bedrag: terug },
  ] as const
  return (
    <Stack ruimte="lijn">
      <PartsChart
        parts={parts.filter(({ bedrag }) => bedrag > 0).map((part) => ({ ...part, tekst: inZin(part.bedrag) }))}
      />
    </Stack>
  )
}
