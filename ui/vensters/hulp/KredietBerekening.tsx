import { useState } from 'react'

import { KREDIETLAST_PERCENTAGE, kredietlast, type Krediet } from '../../../domain'
import { formatEuro, type Bedrag } from '../../../domain/geld'
import { useCalculator } from '../../basis/context/context'
import { limietenTekst } from '../../tekst/limieten'
import { Button, FollowUp, Line, Lines } from '../../thema/parts'
import { BedragField } from '../../velden/BedragField'
import type { TextDraft } from '../../basis/context/textDraft'
import type { KredietBerekeningProps } from '../../basis/lazy/types/krediet'

/** A form that calculates the monthly burden of credit from two amounts: the limits, and purchases in instalments. */
export const KredietBerekening = ({ id, wie, knoptekst, onBevestig }: KredietBerekeningProps) => {
  const [krediet, setKrediet] = useState<Krediet>({ limieten: undefined, koopOpAfbetaling: undefined })
  const [drafts, setDrafts] = useState<Partial<Record<keyof Krediet, TextDraft | undefined>>>({})
  const { reportInvoerFout } = useCalculator().page
  const isIngevuld = Object.values(krediet).some((bedrag) => bedrag !== undefined)
  const isLeesbaar = Object.values(drafts).every((draft) => draft?.melding === undefined)
  const last = isIngevuld && isLeesbaar ? Math.round(kredietlast(krediet)) : undefined

  const veld = (name: keyof Krediet) => ({
    name: `${wie}.${name}`,
    label: limietenTekst[name][wie],
    value: krediet[name],
    onFout: (melding: string) => reportInvoerFout?.({ veld: name, melding }),
    onChange: (bedrag: Bedrag | undefined) => setKrediet((vorige) => ({ ...vorige, [name]: bedrag })),
    draft: drafts[name],
    onDraft: (draft: TextDraft | undefined) => setDrafts((vorige) => ({ ...vorige, [name]: draft })),
  })
  return (
    <FollowUp id={id} ruimte="alinea">
      <BedragField {...veld('limieten')} helperText={limietenTekst.limietenHulp} />
      <BedragField {...veld('koopOpAfbetaling')} helperText={limietenTekst.koopOpAfbetalingHulp} />
      <Lines>
        <Line soort="som">
          <dt>{limietenTekst.uitkomst(KREDIETLAST_PERCENTAGE)}</dt>
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
