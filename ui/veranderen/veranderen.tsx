import { useEffect, useRef } from 'react'

import { useCalculator } from '../context/context'
import type { Probeersel } from '../context/draft'
import { veranderenTekst } from '../tekst/veranderen'
import { Button, Row, Text } from '../thema/parts'
import type { Click } from '../velden/giveFocus'
import { VeranderenDialog } from './VeranderenDialog'

interface GeprobeerdProps {
  readonly probeersel: Probeersel
  readonly onTerug: (klik: Click) => void
}

/** The attempts whose message has had the focus: a message that is drawn again does not take it again. */
const getoond = new WeakSet<Probeersel>()

/** What is tried, with the way back to the visitor's own answers. It takes the focus of the button that began it. */
const Geprobeerd = ({ probeersel, onTerug }: GeprobeerdProps) => {
  const { vervang, view } = useCalculator()
  const kader = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kader.current === null || getoond.has(probeersel)) return
    getoond.add(probeersel)
    kader.current.focus({ preventScroll: true })
    view.reveal(kader.current)
  }, [probeersel, view])
  return (
    <Row ref={kader} tabIndex={-1} data-zonder-ring="">
      <Text>{veranderenTekst.geprobeerd(Object.values(probeersel.wijzigingen))}</Text>
      <Button
        soort="tekst"
        onClick={(klik) => {
          vervang(probeersel.terug)
          onTerug(klik)
        }}
      >
        {veranderenTekst.terug}
      </Button>
    </Row>
  )
}

/** The screens of what has to change. */
export const veranderen = { VeranderenDialog, Geprobeerd } as const
