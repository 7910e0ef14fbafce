import { useId, useRef, useState } from 'react'

import { formatEuro, HOOGSTE_BEDRAG, type Bedrag } from '../../../domain/geld'
import { clampGetal } from '../../../domain/invoer'
import type { Wie } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { LoadFailureMessage } from '../../basis/lazy/LazyDialog'
import { usePart } from '../../basis/lazy/usePart'
import { kredietTekst } from '../../tekst/krediet'
import { koperswoorden } from '../../tekst/vragen/inkomen'
import { Button, Stack } from '../../thema/parts'
import { giveFocus, type Click } from '../../basis/press/giveFocus'
import { useVraag } from '../../velden/Vraag'

/**
 * The credit calculator below the question 'Leningen'. It calculates the monthly burden of credit, and adds this amount
 * to the answer. The calculator is folded until the visitor opens it.
 */
export const KredietHulp = ({ wie }: { readonly wie: Wie }) => {
  const id = useId()
  const knop = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { announcement } = useCalculator().services
  const { label, value, onChange } = useVraag(`${wie}.leningen`, koperswoorden.leningen[wie])

  const bevestig = (last: Bedrag, klik: Click) => {
    if (last > 0) {
      const totaal = clampGetal((value ?? 0) + last, { max: HOOGSTE_BEDRAG })
      onChange(totaal)
      announcement.announce(kredietTekst.ingevuld(label, formatEuro(totaal)))
    }
    setOpen(false)
    giveFocus(knop.current, klik)
  }
  const { value: KredietBerekening, ask, bezig, failure } = usePart('krediet', () => setOpen(!open))
  return (
    <Stack ruimte="lijn">
      <div>
        <Button
          ref={knop}
          soort="tekst"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-busy={bezig}
          aria-disabled={bezig}
          onClick={ask}
        >
          {kredietTekst.open[wie]}
        </Button>
      </div>
      <LoadFailureMessage failure={failure} />
      {open && KredietBerekening && (
        <KredietBerekening
          id={id}
          wie={wie}
          knoptekst={value ? kredietTekst.telOp(label) : kredietTekst.vulIn(label)}
          onBevestig={bevestig}
        />
      )}
    </Stack>
  )
}
