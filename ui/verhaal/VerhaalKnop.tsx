import { useId, useRef, useState } from 'react'

import type { LineKey, SamenvattingLine } from '../../application'
import { formatEuro, type FinancieringsOpzet } from '../../domain'
import { NietGeladen, usePart } from '../later'
import { samenvattingLabels, samenvattingTekst } from '../tekst'
import { Stack } from '../thema'
import { ActionButton } from '../velden'
import { loadVerhaal } from './load'

interface VerhaalKnopProps {
  /** The figure it is about, and the lines it stands among. */
  readonly veld: Extract<LineKey, keyof FinancieringsOpzet>
  readonly lines: readonly SamenvattingLine[]
}

/**
 * One quiet line under a key figure: it unfolds how the figure came about, which Escape folds again. Absent while there
 * is no figure.
 */
export const VerhaalKnop = ({ veld, lines }: VerhaalKnopProps) => {
  const id = useId()
  const kader = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { value: VerhaalPaneel, ask, bezig, askAgain } = usePart(loadVerhaal, () => setOpen(!open))
  const waarde = lines.find(({ key }) => key === veld)?.waarde
  if (waarde?._tag !== 'Bedrag') return null
  const { hoeBerekend, hoeBerekendNaam } = samenvattingTekst
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
          aria-label={hoeBerekendNaam(samenvattingLabels[veld], formatEuro(waarde.bedrag))}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          bezig={bezig}
          onActie={ask}
        >
          {hoeBerekend}
        </ActionButton>
      </div>
      <NietGeladen askAgain={askAgain} />
      {isOpen && <VerhaalPaneel id={id} veld={veld} />}
    </Stack>
  )
}
