import { useId, useRef, useState, type MouseEvent } from 'react'

import {
  clampGetal,
  formatEuro,
  HOOGSTE_BEDRAG,
  KREDIETLAST_PERCENTAGE,
  kredietlast,
  type Bedrag,
  type Krediet,
  type Wie,
} from '../../domain'
import { useRekenhulp } from '../context'
import { kredietTekst } from '../tekst'
import { Button, Line, Lines, Stack, FollowUp } from '../thema'
import { BedragField, giveFocus, type TextDraft } from '../velden'
import { useVraag } from '../vragen'

/**
 * The credit helper under 'Leningen': works out what credit counts for a month, and adds that to the amount of the
 * loans. Folded until the visitor opens it.
 */
export const KredietHulp = ({ wie }: { readonly wie: Wie }) => {
  const id = useId()
  const knop = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { announcement } = useRekenhulp().services
  const { label, value, onChange } = useVraag(`${wie}.leningen`)

  const bevestig = (last: Bedrag, klik: MouseEvent) => {
    if (last > 0) {
      const totaal = clampGetal((value ?? 0) + last, { max: HOOGSTE_BEDRAG })
      onChange(totaal)
      announcement.announce(kredietTekst.ingevuld(label, formatEuro(totaal)))
    }
    setOpen(false)
    giveFocus(knop.current, klik)
  }
  return (
    <Stack ruimte="lijn">
      <div>
        <Button
          ref={knop}
          soort="tekst"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {kredietTekst.open[wie]}
        </Button>
      </div>
      {open && (
        <Berekening
          id={id}
          wie={wie}
          knoptekst={value ? kredietTekst.telOp(label) : kredietTekst.vulIn(label)}
          onBevestig={bevestig}
        />
      )}
    </Stack>
  )
}

interface BerekeningProps {
  readonly id: string
  readonly wie: Wie
  readonly knoptekst: string
  /** Called with what credit counts for, in euro a month; 0 when nothing was filled in. */
  readonly onBevestig: (last: Bedrag, klik: MouseEvent) => void
}

const Berekening = ({ id, wie, knoptekst, onBevestig }: BerekeningProps) => {
  const [krediet, setKrediet] = useState<Krediet>({ limieten: undefined, koopOpAfbetaling: undefined })
  const [drafts, setDrafts] = useState<Partial<Record<keyof Krediet, TextDraft | undefined>>>({})
  const { reportInvoerFout } = useRekenhulp().page
  const isIngevuld = Object.values(krediet).some((bedrag) => bedrag !== undefined)
  const isLeesbaar = Object.values(drafts).every((draft) => draft?.melding === undefined)
  const last = isIngevuld && isLeesbaar ? Math.round(kredietlast(krediet)) : undefined

  const veld = (name: keyof Krediet) => ({
    name: `${wie}.${name}`,
    label: kredietTekst[name][wie],
    value: krediet[name],
    onFout: (melding: string) => reportInvoerFout?.({ veld: name, melding }),
    onChange: (bedrag: Bedrag | undefined) => setKrediet((vorige) => ({ ...vorige, [name]: bedrag })),
    draft: drafts[name],
    onDraft: (draft: TextDraft | undefined) => setDrafts((vorige) => ({ ...vorige, [name]: draft })),
  })
  return (
    <FollowUp id={id} ruimte="alinea">
      <BedragField {...veld('limieten')} helperText={kredietTekst.limietenHulp} />
      <BedragField {...veld('koopOpAfbetaling')} helperText={kredietTekst.koopOpAfbetalingHulp} />
      <Lines>
        <Line soort="som">
          <dt>{kredietTekst.uitkomst(KREDIETLAST_PERCENTAGE)}</dt>
          <dd>{formatEuro(last)}</dd>
        </Line>
      </Lines>
      <div>
        <Button soort="stil" onClick={(klik) => isLeesbaar && onBevestig(last ?? 0, klik)}>
          {knoptekst}
        </Button>
      </div>
    </FollowUp>
  )
}
