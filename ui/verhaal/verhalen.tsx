import { useState } from 'react'

import { Dialog } from '../dialog/Dialog'
import { useNeeded } from '../later/usePart'
import { inZin } from '../tekst/inZin'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import { verhaalTekst } from '../tekst/verhaal'
import { SubTitle } from '../thema/laterParts'
import { Button, Row } from '../thema/parts'
import type { Figure, Verhaalveld } from './figures'
import { VerhaalPanel } from './VerhaalPanel'

interface VerhaalDialogProps {
  /** The figures to choose from, in the order in which they are offered. */
  readonly figures: readonly Figure[]
  /** The one that is told of until another is chosen. */
  readonly eerst: Verhaalveld
  readonly onSluit: () => void
}

/** How a figure on screen came about; on paper it stands in the place of the page. */
const VerhaalDialog = ({ figures, eerst, onSluit }: VerhaalDialogProps) => {
  const [gekozen, setGekozen] = useState(eerst)
  const [gezegd, setGezegd] = useState('')
  const charts = useNeeded('charts', true)
  const figure = figures.find(({ veld }) => veld === gekozen)
  return (
    <Dialog titel={samenvattingTekst.hoeBerekend} gezegd={gezegd} onSluit={onSluit} metWoorden>
      {charts && <charts.OnPaper />}
      <SubTitle>
        {samenvattingLabels[gekozen]}
        {figure && `: ${inZin(figure.bedrag)}`}
      </SubTitle>
      <VerhaalPanel veld={gekozen} onMeld={setGezegd}>
        {figures.length > 1 && (
          <Row role="group" aria-label={verhaalTekst.kiesBedrag}>
            {figures.map(({ veld }) => (
              <Button key={veld} soort="keuze" aria-pressed={veld === gekozen} onClick={() => setGekozen(veld)}>
                {samenvattingLabels[veld]}
              </Button>
            ))}
          </Row>
        )}
      </VerhaalPanel>
    </Dialog>
  )
}

/** How a figure came about, on the screen and on paper. */
export const verhalen = { VerhaalDialog, VerhaalPanel } as const
