import { useEffect, useSyncExternalStore, type MouseEvent, useEffectEvent, useState } from 'react'

import { isAlleenIngevuld } from '../../../application'
import { nieuweOrientatie } from '../../../domain'
import { useCalculator } from '../../basis/context/context'
import { useSelected } from '../../basis/context/useSelected'
import { useOrientatie } from '../../basis/context/reading'
import { Message } from '../../basis/message/Message'
import { bewarenTekst } from '../../tekst/bewaren'
import { Button, Row, Stack, Text } from '../../thema/parts'
import { Dialog } from '../../basis/dialog/Dialog'
import { ActionButton } from '../../basis/press/ActionButton'
import type { Click } from '../../basis/press/giveFocus'
import { useKeeper } from './useKeeper'
import type { Bewaren, BewarenProps } from '../../basis/lazy/types/bewaren'

const NIETS = () => undefined

/**
 * Saves the answers in the browser tab, and offers to restore answers from before a reload. A shared calculation in the
 * URL hides the offer. After the visitor erases the answers, a message confirms that the answers are erased.
 */
const RestoreMessage = ({ delen, onVervangen, naarTitel }: BewarenProps) => {
  const calculator = useCalculator()
  const { fragment } = calculator.page
  const { keeper, stand } = useKeeper(delen)
  const isIngevuld = useSelected(calculator.services.startwaarden, isAlleenIngevuld)
  const heeftEigen = useOrientatie((orientatie) => delen.toAnders(orientatie).length > 0) && !isIngevuld
  const gedeeld = useSyncExternalStore(fragment.subscribe, fragment.readShared, NIETS)
  const isGedeeld = gedeeld !== undefined && delen.sharedIn(gedeeld) !== undefined
  useEffect(() => keeper.follow(), [keeper])

  if (stand.isGewist)
    return (
      <Message soort="goed" onSluit={naarTitel}>
        <p>{bewarenTekst.gewist}</p>
      </Message>
    )
  const { offer } = stand
  if (offer === undefined || isGedeeld) return null
  const gebruik = (klik: MouseEvent) => {
    const volledig = delen.applyGedeeld(calculator, offer.gedeeld, bewarenTekst.rekenenMet)
    for (const [veld, tekst] of offer.onleesbaar)
      calculator.form.draftStore.dispatch({ soort: 'tekstGewijzigd', veld, tekst })
    const stap = offer.open === undefined ? volledig : delen.stapTot(calculator.services.orientatie.state(), offer.open)
    keeper.closeOffer()
    onVervangen(klik, stap)
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

/** A text about saving in the tab, and a button that erases the answers after confirmation. */
const Wissen = ({ delen, onVervangen }: BewarenProps) => {
  const { services, form, vervang } = useCalculator()
  const { keeper, stand } = useKeeper(delen)
  const [vraagt, setVraagt] = useState(false)
  const [gewist, setGewist] = useState<Click>()

  const wis = (klik: Click) => {
    const eigen = services.orientatie.state()
    vervang(delen.toAnders(nieuweOrientatie(eigen.labelCode), eigen))
    form.draftStore.dispatch({ soort: 'gewist' })
    services.startwaarden.beginOpnieuw()
    services.stappen.beginOpnieuw()
    keeper.wipe()
    setVraagt(false)
    setGewist(klik)
  }
  // Runs after the dialog has closed, because an open dialog keeps the focus and delays announcements.
  const naWissen = useEffectEvent((klik: Click) => {
    onVervangen(klik)
    services.announcement.announce(bewarenTekst.gewist)
  })
  useEffect(() => {
    if (gewist) naWissen(gewist)
  }, [gewist])

  return (
    <Stack ruimte="dicht">
      <Text soort="gedempt">{stand.isGeweigerd ? bewarenTekst.kanNiet : bewarenTekst.uitleg}</Text>
      <div>
        <ActionButton soort="tekst" aria-haspopup="dialog" onActie={() => setVraagt(true)}>
          {bewarenTekst.wis}
        </ActionButton>
      </div>
      {vraagt && (
        <Dialog
          titel={bewarenTekst.wis}
          onSluit={() => setVraagt(false)}
          sluitTekst={bewarenTekst.bewaarZe}
          actie={<Button onClick={wis}>{bewarenTekst.wisAlles}</Button>}
        >
          <Text>{bewarenTekst.vraag}</Text>
        </Dialog>
      )}
    </Stack>
  )
}

export const bewaren: Bewaren = { RestoreMessage, Wissen }
