import { Dialog, focusDialog } from '../../basis/dialog/Dialog'
import { LoadFailureMessage } from '../../basis/lazy/LazyDialog'
import { adviseurTekst } from '../../tekst/adviseur'
import { delenTekst } from '../../tekst/delen'
import { BulletList } from '../../thema/lazyParts'
import { GroupTitle, Row, Stack, Text } from '../../thema/parts'
import { useMeenemen } from './useMeenemen'
import type { DialogProps } from '../../basis/lazy/types/dialog'

/** A dialog with buttons that copy or save the calculation for an adviser, and with questions to ask the adviser. */
export const MeenemenDialog = ({ titel, onSluit }: DialogProps) => {
  const { copy, others, gezegd, failure, isKnown, hasBewijs, hasLink } = useMeenemen(false)
  return (
    <Dialog
      titel={titel}
      onSluit={onSluit}
      gezegd={gezegd || failure?.text}
      metWoorden
      actie={
        <>
          {copy}
          {gezegd !== '' && <Text soort="gedempt">{gezegd}</Text>}
        </>
      }
    >
      <Text>{adviseurTekst.meenemen}</Text>
      <Stack ruimte="lijn">
        <GroupTitle>{adviseurTekst.vragenKop}</GroupTitle>
        <BulletList>
          {adviseurTekst.vragen.map((vraag) => (
            <li key={vraag}>{vraag}</li>
          ))}
        </BulletList>
      </Stack>
      {isKnown && <Text>{hasBewijs ? adviseurTekst.bewijsUitleg : adviseurTekst.geenBewijs}</Text>}
      {hasLink && <Text>{delenTekst.waarschuwing}</Text>}
      {isKnown && <Row>{others}</Row>}
      <LoadFailureMessage failure={failure} naAfloop={focusDialog} />
    </Dialog>
  )
}
