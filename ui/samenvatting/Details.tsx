import { useId } from 'react'

import type { KostenDetails, SamenvattingRegel as RegelModel } from '../../application'
import { useRekenhulp } from '../context'
import { inZin, knoppen, samenvattingTekst } from '../tekst'
import { KleineTitel, Regels, Stapel, Tekst } from '../thema'
import { Actieknop } from '../velden'
import { SamenvattingRegel } from './SamenvattingRegel'

/** What 'Nieuwe woning en kosten' consists of, folded until it is asked for. */
export const Details = ({ details }: { readonly details: KostenDetails }) => {
  const id = useId()
  const { showsDetails: open, setShowsDetails: setOpen } = useRekenhulp()
  return (
    <>
      <div>
        <Actieknop
          soort="tekst"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onActie={() => setOpen(!open)}
        >
          {open ? knoppen.verbergDetails : knoppen.toonDetails}
        </Actieknop>
      </div>
      {open && (
        <Stapel id={id}>
          <Kosten titel={samenvattingTekst.aankoopkosten} regels={details.aankoopkosten} />
          <Kosten titel={samenvattingTekst.overigeKosten} regels={details.overigeKosten} />
          {details.overgeblevenOverwaarde !== undefined && (
            <Tekst soort="gedempt">{samenvattingTekst.overgebleven(inZin(details.overgeblevenOverwaarde))}</Tekst>
          )}
        </Stapel>
      )}
    </>
  )
}

const Kosten = ({ titel, regels }: { readonly titel: string; readonly regels: readonly RegelModel[] }) => (
  <Stapel ruimte="dicht">
    <KleineTitel>{titel}</KleineTitel>
    <Regels>
      {regels.map((regel) => (
        <SamenvattingRegel key={regel.sleutel} regel={regel} soort="klein" />
      ))}
    </Regels>
  </Stapel>
)
