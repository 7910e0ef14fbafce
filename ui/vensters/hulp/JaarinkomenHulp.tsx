import { useId, useState } from 'react'

import { lijktMaandinkomen } from '../../../domain'
import { formatEuro, type Bedrag } from '../../../domain/geld'
import type { Wie } from '../../../domain/orientatie'
import { Message } from '../../basis/message/Message'
import { useCalculator } from '../../basis/context/context'
import { useOrientatie } from '../../basis/context/reading'
import { LazyDialog } from '../../basis/lazy/LazyDialog'
import { useAfterRelease } from '../../basis/press/press'
import { jaarinkomenTekst, knoppen } from '../../tekst/nl'
import { Row, Text } from '../../thema/parts'

/**
 * The income calculator below 'Bruto jaarinkomen': its button, its dialog and the message about the filled-in income. A
 * text asks whether a low income is really a yearly income, unless the visitor used the income calculator.
 */
export const JaarinkomenHulp = ({ wie }: { readonly wie: Wie }) => {
  const { services, beantwoord, view } = useCalculator()
  const { unveil } = view
  const id = useId()
  const isLaag = useAfterRelease(
    useOrientatie(({ [wie]: { dienstBetrekking, inkomen } }) => lijktMaandinkomen(dienstBetrekking, inkomen)),
  )
  const [ingevuld, setIngevuld] = useState<{ readonly keer: number; readonly tekst: string }>()

  const vulIn = (jaarinkomen: Bedrag) => {
    const tekst = jaarinkomenTekst.ingevuld(formatEuro(jaarinkomen))
    beantwoord(`${wie}.inkomen`, jaarinkomen)
    services.announcement.announce(jaarinkomenTekst.ingevuld(formatEuro(jaarinkomen)))
    setIngevuld((vorige) => ({ keer: (vorige?.keer ?? 0) + 1, tekst }))
  }
  const vraagtPerJaar = isLaag && ingevuld === undefined
  return (
    <>
      {vraagtPerJaar && (
        <Text ref={unveil} id={id}>
          {jaarinkomenTekst.perJaar}
        </Text>
      )}
      <Row>
        <LazyDialog titel={knoppen.berekenJaarinkomen} describedBy={vraagtPerJaar ? id : undefined} deel="jaarinkomen">
          {(JaarinkomenDialog, onSluit) => <JaarinkomenDialog wie={wie} onSluit={onSluit} onInkomen={vulIn} />}
        </LazyDialog>
        {ingevuld && (
          <Message key={ingevuld.keer} soort="goed" vorm="lijn" sticky={false}>
            <p>{ingevuld.tekst}</p>
          </Message>
        )}
      </Row>
    </>
  )
}
