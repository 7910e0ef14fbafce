import { useId, useRef, useState } from 'react'

import type { SamenvattingLine } from '../../application'
import { formatEuro } from '../../domain'
import { LoadFailureMessage } from '../later/LoadFailureMessage'
import { usePart } from '../later/usePart'
import { samenvattingLabels } from '../tekst/samenvatting'
import { samenvattingdelenTekst } from '../tekst/samenvattingdelen'
import { Stack } from '../thema/parts'
import { ActionButton } from '../velden/ActionButton'
import { figuresIn, type Verhaalveld } from './figures'
import { loadVerhaal } from './load'

interface VerhaalButtonProps {
  /** The lines of the block; its key figure is told of first. */
  readonly lines: readonly SamenvattingLine[]
}

/**
 * One quiet line in a block: it unfolds how its key figure came about, and on request each of its other figures, which
 * Escape folds again. Absent while there is no figure.
 */
export const VerhaalButton = ({ lines }: VerhaalButtonProps) => {
  const id = useId()
  const kader = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [gekozen, setGekozen] = useState<Verhaalveld>()
  const { value: VerhaalPaneel, ask, bezig, askAgain } = usePart(loadVerhaal, () => setOpen(!open))
  const figures = figuresIn(lines)
  const figure = figures.find(({ veld }) => veld === gekozen) ?? figures[0]
  if (figure === undefined) return null
  const { hoeBerekend, hoeBerekendNaam } = samenvattingdelenTekst
  const isOpen = open && VerhaalPaneel !== undefined
  return (
    <Stack
      ref={kader}
      ruimte="dicht"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        kader.current?.querySelector('button')?.focus()
      }}
    >
      <div>
        <ActionButton
          soort="tekst"
          aria-label={hoeBerekendNaam(samenvattingLabels[figure.veld], formatEuro(figure.bedrag))}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          bezig={bezig}
          onActie={ask}
        >
          {hoeBerekend}
        </ActionButton>
      </div>
      <LoadFailureMessage askAgain={askAgain} />
      {isOpen && (
        <VerhaalPaneel id={id} veld={figure.veld} velden={figures.map(({ veld }) => veld)} onKies={setGekozen} />
      )}
    </Stack>
  )
}
