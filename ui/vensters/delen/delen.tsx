import { useId, useState } from 'react'

import { createBewijs, sealOf, vergelijkBewijs } from '../../../application/bewijs'
import { toAnders } from '../../../domain/orientatie'
import { parseBewijs, toGedeeld } from '../../../domain/bewijs'
import { useCalculator } from '../../basis/context/context'
import { Dialog, copied } from '../../basis/dialog/Dialog'
import { delenTekst } from '../../tekst/delen'
import { Button, FieldBox, FieldLabel, Input, InputOutline, Text } from '../../thema/parts'
import { toOordeel } from '../bewijs/verschillen'
import { applyGedeeld, currentLink, goOn, orientatieOf, readAnswers, stapTot, writeAnswers } from './gedeeld'
import { linkTo, sharedIn } from './link'
import { focusNow } from '../../basis/press/giveFocus'
import { GedeeldMessage, Offer } from './GedeeldMessage'
import type { Delen } from '../../basis/lazy/types/delen'
import type { DialogProps } from '../../basis/lazy/types/dialog'

/** A dialog with a copyable link to the current answers. The link leaves out text that is not a valid answer. */
const DelenDialog = ({ titel, onSluit }: DialogProps) => {
  const id = useId()
  const [gemeld, setGemeld] = useState('')
  const link = currentLink(useCalculator())
  if (link === undefined) return <ZonderLink titel={titel} onSluit={onSluit} />
  const kopieer = async () =>
    setGemeld(await copied(() => navigator.clipboard.writeText(link), delenTekst.gelukt, delenTekst.mislukt))
  return (
    <Dialog
      titel={titel}
      onSluit={onSluit}
      gezegd={gemeld}
      actie={
        <>
          <Button onClick={() => void kopieer()}>{delenTekst.kopieer}</Button>
          {gemeld !== '' && <Text soort="gedempt">{gemeld}</Text>}
        </>
      }
    >
      <Text>{delenTekst.waarschuwing}</Text>
      <FieldBox breedte="breed">
        <FieldLabel htmlFor={id}>{delenTekst.link}</FieldLabel>
        <InputOutline className="bediening">
          <Input
            id={id}
            type="url"
            readOnly
            value={link}
            onClick={focusNow}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </InputOutline>
      </FieldBox>
    </Dialog>
  )
}

/** A dialog that says that there can be no link here, because no URL leads back to the page. */
const ZonderLink = ({ titel, onSluit }: DialogProps) => (
  <Dialog titel={titel} onSluit={onSluit}>
    <Text>{delenTekst.geenLink}</Text>
  </Dialog>
)

export const delen: Delen = {
  applyGedeeld,
  createBewijs,
  currentLink,
  DelenDialog,
  GedeeldMessage,
  goOn,
  parseBewijs,
  linkTo,
  Offer,
  orientatieOf,
  readAnswers,
  sealOf,
  sharedIn,
  stapTot,
  toAnders,
  toGedeeld,
  toOordeel,
  vergelijkBewijs,
  writeAnswers,
}
