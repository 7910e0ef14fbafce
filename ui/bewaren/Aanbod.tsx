import { useEffect, useSyncExternalStore, type MouseEvent } from 'react'

import { useOrientatie, useRekenhulp } from '../context'
import { Melding } from '../melding'
import { bewarenTekst } from '../tekst'
import { Button, Row, Stack } from '../thema'
import { useBewaarder, type DeelProps } from './useBewaarder'

const NIETS = () => undefined

/** Offers the answers from before a reload, after what came by a link. Meanwhile it keeps what is answered. */
export const Aanbod = ({ delen, onVervangen }: DeelProps) => {
  const rekenhulp = useRekenhulp()
  const { address } = rekenhulp.page
  const { bewaarder, stand } = useBewaarder(delen)
  const heeftEigen = useOrientatie((orientatie) => delen.toAnders(orientatie).length > 0)
  const isGedeeld = useSyncExternalStore(address.subscribe, address.read, NIETS) !== undefined
  useEffect(() => bewaarder.volg(), [bewaarder])

  if (stand.isGewist)
    return (
      <Melding soort="goed" sluitbaar>
        <p>{bewarenTekst.gewist}</p>
      </Melding>
    )
  const { aanbod } = stand
  if (aanbod === undefined || isGedeeld) return null
  const gebruik = (klik: MouseEvent) => {
    delen.neemOver(rekenhulp, aanbod, bewarenTekst.rekenenMet)
    bewaarder.sluitAanbod()
    onVervangen(klik)
  }
  const begin = (klik: MouseEvent) => {
    bewaarder.sluitAanbod()
    onVervangen(klik)
  }
  return (
    <Melding soort="info">
      <Stack ruimte="lijn">
        <p>{bewarenTekst.aanbod}</p>
        {heeftEigen && <p>{bewarenTekst.eigenWeg}</p>}
        <Row>
          <Button soort="stil" onClick={gebruik}>
            {bewarenTekst.gebruik}
          </Button>
          <Button soort="tekst" onClick={begin}>
            {heeftEigen ? bewarenTekst.houdEigen : bewarenTekst.begin}
          </Button>
        </Row>
      </Stack>
    </Melding>
  )
}
