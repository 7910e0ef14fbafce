import { useMemo, useState } from 'react'

import { formatJson } from '../../../domain'
import { copyRegels } from '../afdruk/copyRegels'
import { useTekstregels } from '../afdruk/useTekstregels'
import { useCalculator } from '../../basis/context/context'
import { useNormen, useSamenvatting } from '../../basis/context/reading'
import { Dialog, copied, focusDialog } from '../../basis/dialog/Dialog'
import { LoadFailureMessage } from '../../basis/later/LaterDialog'
import { useShown } from '../../basis/later/usePart'
import { adviseurTekst } from '../../tekst/adviseur'
import { BulletList } from '../../thema/laterParts'
import { Button, GroupTitle, Row, Stack, Text } from '../../thema/parts'
import { ActionButton } from '../../velden/ActionButton'
import type { Delen } from '../delen/delen'

export interface AdviseurDialogProps {
  readonly titel: string
  readonly onSluit: () => void
}

/** The receipt of the calculation on screen, as the text of a file; undefined where there is none. */
const useBewijs = (delen: Delen | undefined): string | undefined => {
  const { page, settings } = useCalculator()
  const { momentopname } = useSamenvatting()
  const normen = useNormen()
  return useMemo(() => {
    if (!delen || !momentopname) return undefined
    const { rentetarieven } = settings
    const bewijs = delen.createBewijs(momentopname, { normen, rentetarieven }, page.today())
    return bewijs && formatJson(bewijs)
  }, [delen, momentopname, normen, settings, page])
}

/** What to take to an adviser, and what to ask there. */
export const MeenemenDialog = ({ titel, onSluit }: AdviseurDialogProps) => {
  const [gezegd, zeg] = useState('')
  const delen = useShown('delen', true, false)
  const toRegels = useTekstregels(delen)
  const bewijs = useBewijs(delen.value)
  const kopieer = async (write: () => Promise<void>) =>
    zeg(await copied(write, adviseurTekst.gekopieerd, adviseurTekst.kopierenMislukt))
  return (
    <Dialog
      titel={titel}
      onSluit={onSluit}
      gezegd={gezegd || delen.failure?.tekst}
      metWoorden
      actie={
        <>
          <ActionButton
            bezig={toRegels ? undefined : true}
            onActie={() => {
              const regels = toRegels?.()
              if (regels) void kopieer(() => copyRegels(regels))
            }}
          >
            {adviseurTekst.kopieerSamenvatting}
          </ActionButton>
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
      {delen.value && (
        <Stack ruimte="lijn">
          <Text soort="gedempt">{bewijs === undefined ? adviseurTekst.geenBewijs : adviseurTekst.bewijsUitleg}</Text>
          {bewijs !== undefined && (
            <Row>
              <Button soort="stil" onClick={() => void kopieer(() => navigator.clipboard.writeText(bewijs))}>
                {adviseurTekst.kopieerBewijs}
              </Button>
              <Button soort="stil" onClick={({ currentTarget }) => saveFile(currentTarget, bewijs)}>
                {adviseurTekst.bewaarBewijs}
              </Button>
            </Row>
          )}
        </Stack>
      )}
      <LoadFailureMessage failure={delen.failure} naAfloop={focusDialog} />
    </Dialog>
  )
}

const NAAM = 'rekenbewijs.json'

/** Has the browser keep a receipt as a file. */
const saveFile = (knop: HTMLElement, tekst: string): void => {
  const link = knop.ownerDocument.createElement('a')
  link.href = URL.createObjectURL(new Blob([tekst], { type: 'application/json' }))
  link.download = NAAM
  link.click()
  URL.revokeObjectURL(link.href)
}
