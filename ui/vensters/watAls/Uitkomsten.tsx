import { roundOpzet, type FinancieringsOpzet } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { inZin } from '../../tekst/inZin'
import { samenvattingLabels } from '../../tekst/samenvatting'
import { watAlsTekst } from '../../tekst/watAls'
import { Line, Lines } from '../../thema/parts'

const CIJFERS = [
  'maximaleHypotheek',
  'hypotheekbedrag',
  'extraBenodigdeEigenInleg',
  'maandlastBruto',
  'maandlastNetto',
] as const

interface UitkomstenProps {
  readonly opzet: FinancieringsOpzet
  /** What it was when the visitor began. */
  readonly was: FinancieringsOpzet | undefined
}

/** The figures that matter, each with what it was. */
export const Uitkomsten = ({ opzet, was }: UitkomstenProps) => (
  <Lines>
    {CIJFERS.map((cijfer) => {
      const [nu, eerst] = [opzet, was].map((een) => een && roundOpzet(een)[cijfer])
      return (
        <Line key={cijfer}>
          <dt>{samenvattingLabels[cijfer]}</dt>
          <dd>{formatEuro(nu)}</dd>
          {eerst !== undefined && formatEuro(eerst) !== formatEuro(nu) && <dd>{watAlsTekst.was(inZin(eerst))}</dd>}
        </Line>
      )
    })}
  </Lines>
)
