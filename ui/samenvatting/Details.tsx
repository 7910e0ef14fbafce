import { useId } from 'react'

import type { KostenDetails, SamenvattingLine as LineModel } from '../../application'
import { useCalculator } from '../context/context'
import { memoAlike } from '../context/useSelected'
import { inZin } from '../tekst/inZin'
import { samenvattingTekst } from '../tekst/samenvatting'
import { samenvattingdelenTekst } from '../tekst/rente'
import { SmallTitle, Lines, Stack, Text } from '../thema/parts'
import { ActionButton } from '../velden/ActionButton'
import { LabelledLine } from './LabelledLine'

/** The parts of 'Nieuwe woning en kosten', folded until the visitor opens them. */
export const Details = memoAlike(({ details }: { readonly details: KostenDetails }) => {
  const id = useId()
  const { showsDetails: open, setShowsDetails: setOpen } = useCalculator()
  return (
    <>
      <div>
        <ActionButton
          soort="tekst"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onActie={() => setOpen(!open)}
        >
          {open ? samenvattingdelenTekst.verbergDetails : samenvattingdelenTekst.toonDetails}
        </ActionButton>
      </div>
      {open && (
        <Stack id={id}>
          <Kosten titel={samenvattingTekst.aankoopkosten} lines={details.aankoopkosten} />
          <Kosten titel={samenvattingTekst.overigeKosten} lines={details.overigeKosten} />
          {details.overgeblevenOverwaarde !== undefined && (
            <Text soort="gedempt">{samenvattingTekst.overgebleven(inZin(details.overgeblevenOverwaarde))}</Text>
          )}
        </Stack>
      )}
    </>
  )
})

const Kosten = ({ titel, lines }: { readonly titel: string; readonly lines: readonly LineModel[] }) => (
  <Stack ruimte="dicht">
    <SmallTitle>{titel}</SmallTitle>
    <Lines>
      {lines.map((line) => (
        <LabelledLine key={line.key} line={line} soort="klein" />
      ))}
    </Lines>
  </Stack>
)
