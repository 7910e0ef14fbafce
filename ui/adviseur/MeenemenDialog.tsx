import { useMemo, useState } from 'react'

import { useCalculator } from '../context/context'
import { useNormen } from '../context/useNormen'
import { useOrientatie } from '../context/useOrientatie'
import { useSamenvatting } from '../context/useSamenvatting'
import { loadDelen } from '../delen/load'
import { Dialog } from '../dialog/Dialog'
import { useNeeded } from '../later/useNeeded'
import { useBonnetje } from '../samenvatting/useBonnetje'
import { adviseurTekst } from '../tekst/adviseur'
import { knoppen } from '../tekst/nl'
import { BulletList } from '../thema/laterParts'
import { Button, GroupTitle, Row, Stack, Text } from '../thema/parts'
import { loadWoorden } from '../woorden/load'
import { saveFile } from './saveFile'

export interface AdviseurDialogProps {
  readonly titel: string
  readonly onSluit: () => void
}

/** The receipt of the calculation on screen, as the text of a file; undefined where there is none. */
const useBewijs = (): string | undefined => {
  const { page, settings } = useCalculator()
  const delen = useNeeded(loadDelen, true)
  const { momentopname } = useSamenvatting()
  const berekend = useOrientatie((orientatie) => orientatie.berekend)
  const normen = useNormen()
  return useMemo(() => {
    if (!delen || !berekend || !momentopname) return undefined
    const { financieringsOpzet } = momentopname
    const { rentetarieven } = settings
    const bewijs = delen.createBewijs({ berekend, financieringsOpzet, normen, rentetarieven }, page.today())
    return bewijs && JSON.stringify(bewijs)
  }, [delen, berekend, momentopname, normen, settings, page])
}

/** What to take to an adviser, and what to ask there. */
export const MeenemenDialog = ({ titel, onSluit }: AdviseurDialogProps) => {
  const [gezegd, zeg] = useState('')
  const toBonnetje = useBonnetje()
  const bewijs = useBewijs()
  const kopieer = async (tekst: string) => {
    try {
      await navigator.clipboard.writeText(tekst)
      zeg(adviseurTekst.gekopieerd)
    } catch {
      zeg(adviseurTekst.kopierenMislukt)
    }
  }
  return (
    <Dialog
      titel={titel}
      onSluit={onSluit}
      gezegd={gezegd}
      woorden={loadWoorden}
      acties={
        <>
          <Row>
            <Button onClick={() => void kopieer(toBonnetje().replaceAll('\u00A0', ' '))}>
              {adviseurTekst.kopieerSamenvatting}
            </Button>
            {bewijs !== undefined && (
              <>
                <Button soort="stil" onClick={() => void kopieer(bewijs)}>
                  {adviseurTekst.kopieerBewijs}
                </Button>
                <Button soort="stil" onClick={({ currentTarget }) => saveFile(currentTarget, bewijs)}>
                  {adviseurTekst.bewaarBewijs}
                </Button>
              </>
            )}
          </Row>
          {gezegd !== '' && <Text soort="gedempt">{gezegd}</Text>}
          <div>
            <Button soort="tekst" type="submit">
              {knoppen.sluit}
            </Button>
          </div>
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
      <Text soort="gedempt">{bewijs === undefined ? adviseurTekst.geenBewijs : adviseurTekst.bewijsUitleg}</Text>
    </Dialog>
  )
}
