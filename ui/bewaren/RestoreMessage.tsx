import { useEffect, useSyncExternalStore, type MouseEvent } from 'react'

import { useCalculator } from '../context/context'
import { useOrientatie } from '../context/reading'
import { Message } from '../message/Message'
import { bewarenTekst } from '../tekst/bewaren'
import { Button, Row, Stack } from '../thema/parts'
import { useKeeper, type PartProps } from './useKeeper'

const NIETS = () => undefined

/** Offers the answers from before a reload, after what came by a link. Meanwhile it keeps what is answered. */
export const RestoreMessage = ({ delen, onVervangen }: PartProps) => {
  const calculator = useCalculator()
  const { fragment } = calculator.page
  const { keeper, stand } = useKeeper(delen)
  const heeftEigen = useOrientatie((orientatie) => delen.toAnders(orientatie).length > 0)
  const gedeeld = useSyncExternalStore(fragment.subscribe, fragment.readShared, NIETS)
  const isGedeeld = gedeeld !== undefined && delen.sharedIn(gedeeld) !== undefined
  useEffect(() => keeper.follow(), [keeper])

  if (stand.isGewist)
    return (
      <Message soort="goed" sluitbaar>
        <p>{bewarenTekst.gewist}</p>
      </Message>
    )
  const { offer } = stand
  if (offer === undefined || isGedeeld) return null
  const gebruik = (klik: MouseEvent) => {
    const volledig = delen.applyGedeeld(calculator, offer, bewarenTekst.rekenenMet)
    keeper.closeOffer()
    onVervangen(klik, volledig)
  }
  const begin = (klik: MouseEvent) => {
    keeper.closeOffer()
    onVervangen(klik)
  }
  const zinnen = [bewarenTekst.aanbod, ...(heeftEigen ? [bewarenTekst.eigenWeg] : [])]
  return (
    <delen.Offer zinnen={zinnen} isAsked={false}>
      <Message soort="info">
        <Stack ruimte="lijn">
          {zinnen.map((zin) => (
            <p key={zin}>{zin}</p>
          ))}
          <Row>
            <Button soort="stil" onClick={gebruik}>
              {bewarenTekst.gebruik}
            </Button>
            <Button soort="tekst" onClick={begin}>
              {heeftEigen ? bewarenTekst.houdEigen : bewarenTekst.begin}
            </Button>
          </Row>
        </Stack>
      </Message>
    </delen.Offer>
  )
}
