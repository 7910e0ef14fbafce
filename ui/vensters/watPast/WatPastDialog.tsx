import { useMemo, type CSSProperties } from 'react'

import type { Momentopname } from '../../../application'
import { toPastcijfers } from '../../../application/vergelijking'
import { formatEuro } from '../../../domain/geld'
import { aanbiederVan, naamVanPeriode } from '../../../domain/orientatie'
import { isZonderLening } from '../../../domain/vergelijking'
import { useIsVerouderd, useOrientatie, useSamenvatting } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { VerouderdMessage } from '../../basis/message/Message'
import { procentInZin } from '../../tekst/procentInZin'
import { watPastTekst as tekst } from '../../tekst/watPast'
import { BulletList, SubTitle } from '../../thema/lazyParts'
import { Stack, Text } from '../../thema/parts'
import type { DialogProps } from '../../basis/lazy/types/dialog'

/** Returns a sentence for each known figure of the result: the cost, the cost after the period, and a lower income. */
const cijferzinnen = (momentopname: Momentopname): readonly string[] => {
  const { bruto, daarna, minderInkomen } = toPastcijfers(momentopname)
  const zinnen = momentopname.grond.verzoek.hypotheekgevers.length > 1 ? tekst.samen : tekst.alleen
  const na = ({ periode, rente, netto }: NonNullable<typeof daarna>) =>
    periode === 1
      ? tekst.variabel(procentInZin(rente), formatEuro(netto))
      : tekst.daarna(naamVanPeriode(periode), procentInZin(rente), formatEuro(netto))
  return [
    ...(bruto ? [zinnen.bruto(formatEuro(bruto.maandlast), procentInZin(bruto.deel))] : []),
    ...(daarna ? [na(daarna)] : []),
    ...(minderInkomen
      ? [zinnen.minderInkomen(formatEuro(minderInkomen.verschil), formatEuro(minderInkomen.minderLenen))]
      : []),
  ]
}

/** The visitor's own figures are larger than the text below them. */
const VOOROP: CSSProperties = { fontSize: '1.125em' }

const toLijst = (zinnen: readonly string[], style?: CSSProperties) => (
  <BulletList style={style}>
    {zinnen.map((zin) => (
      <li key={zin}>{zin}</li>
    ))}
  </BulletList>
)

/** A dialog that helps to judge the loan: first the visitor's own figures, then what the rules leave out. */
export const WatPastDialog = ({ titel, onSluit }: DialogProps) => {
  const aanbieder = useOrientatie(({ labelCode }) => aanbiederVan(labelCode))
  const { momentopname } = useSamenvatting()
  const isVerouderd = useIsVerouderd()
  const eigen = useMemo(() => (momentopname ? cijferzinnen(momentopname) : []), [momentopname])
  const heeftLening = momentopname !== undefined && !isZonderLening(momentopname.financieringsOpzet)
  return (
    <Dialog titel={titel} onSluit={onSluit} metWoorden>
      {isVerouderd && eigen.length > 0 && <VerouderdMessage />}
      {eigen.length > 0 && toLijst(eigen, VOOROP)}
      <Stack ruimte="lijn">
        <SubTitle>{tekst.kop}</SubTitle>
        {toLijst(tekst.punten)}
      </Stack>
      <Text soort="gedempt">
        {heeftLening && `${tekst.eigenKeuze} `}
        {tekst.geenAanbod(aanbieder)}
      </Text>
    </Dialog>
  )
}
