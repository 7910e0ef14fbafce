import { useEffect, useEffectEvent, useState } from 'react'

import { nieuweOrientatie } from '../../domain'
import { useCalculator } from '../context/context'
import { Dialog } from '../dialog/Dialog'
import { bewarenTekst } from '../tekst/bewaren'
import { Button, Row, Stack, Text } from '../thema/parts'
import { ActionButton } from '../velden/ActionButton'
import type { Click } from '../velden/giveFocus'
import { useKeeper, type PartProps } from './useKeeper'

/** Says that the answers stay in the tab, and wipes them when the visitor asks for it twice. */
export const Wissen = ({ delen, onVervangen }: PartProps) => {
  const { services, form, vervang } = useCalculator()
  const { keeper, stand } = useKeeper(delen)
  const [vraagt, setVraagt] = useState(false)
  const [gewist, setGewist] = useState<Click>()

  const wis = (klik: Click) => {
    const eigen = services.orientatie.state()
    vervang(delen.toAnders(nieuweOrientatie(eigen.labelCode), eigen))
    form.draftStore.dispatch({ soort: 'gewist' })
    services.stappen.beginOpnieuw()
    keeper.wipe()
    setVraagt(false)
    setGewist(klik)
  }
  // After the dialog has closed: an open dialog keeps the focus, and holds announcements back.
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
          acties={
            <Row>
              <Button onClick={wis}>{bewarenTekst.wisAlles}</Button>
              <Button soort="stil" type="submit">
                {bewarenTekst.bewaarZe}
              </Button>
            </Row>
          }
        >
          <Text>{bewarenTekst.vraag}</Text>
        </Dialog>
      )}
    </Stack>
  )
}
