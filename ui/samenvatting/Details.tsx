import { useId } from 'react'

import type { KostenDetails, SamenvattingLine as LineModel } from '../../application'
import { useRekenhulp } from '../context'
import { inZin, knoppen, samenvattingTekst } from '../tekst'
import { KleineTitel, Lines, Stapel, Tekst } from '../thema'
import { ActionButton } from '../velden'
import { SamenvattingLine } from './SamenvattingLine'

/** The parts of 'Nieuwe woning en kosten', folded until the visitor opens them. */
export const Details = ({ details }: { readonly details: KostenDetails }) => {
  const id = useId()
  const { showsDetails: open, setShowsDetails: setOpen } = useRekenhulp()
  return (
    <>
      <div>
        <ActionButton
          soort="tekst"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onActie={() => setOpen(!open)}
        >
          {open ? knoppen.verbergDetails : knoppen.toonDetails}
        </ActionButton>
      </div>
      {open && (
        <Stapel id={id}>
          <Kosten titel={samenvattingTekst.aankoopkosten} lines={details.aankoopkosten} />
          <Kosten titel={samenvattingTekst.overigeKosten} lines={details.overigeKosten} />
          {details.overgeblevenOverwaarde !== undefined && (
            <Tekst soort="gedempt">{samenvattingTekst.overgebleven(inZin(details.overgeblevenOverwaarde))}</Tekst>
          )}
        </Stapel>
      )}
    </>
  )
}

const Kosten = ({ titel, lines }: { readonly titel: string; readonly lines: readonly LineModel[] }) => (
  <Stapel ruimte="dicht">
    <KleineTitel>{titel}</KleineTitel>
    <Lines>
      {lines.map((line) => (
        <SamenvattingLine key={line.key} line={line} soort="klein" />
      ))}
    </Lines>
  </Stapel>
)
