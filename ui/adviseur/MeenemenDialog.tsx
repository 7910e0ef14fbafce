import { useMemo, useState } from 'react'

import { formatJson } from '../../domain'
import { formatDatum, toDatum } from '../../domain/invoer'
import { aanbiederVan, EERSTE_STAP } from '../../domain/orientatie'
import { toBladhtml, toBladtekst, toTekstregels, type Tekstregel } from '../afdruk/bladtekst'
import { toBlad } from '../afdruk/toBlad'
import { useCalculator } from '../context/context'
import { useNormen, useOrientatie, useSamenvatting } from '../context/reading'
import { Dialog, copied } from '../dialog/Dialog'
import { useNeeded } from '../later/usePart'
import { herkomstZin } from '../samenvatting/herkomstZin'
import { adviseurTekst } from '../tekst/adviseur'
import { afdrukTekst } from '../tekst/afdruk'
import { knoppen } from '../tekst/nl'
import { BulletList } from '../thema/laterParts'
import { Button, GroupTitle, Row, Stack, Text } from '../thema/parts'
import { ActionButton } from '../velden/ActionButton'

export interface AdviseurDialogProps {
  readonly titel: string
  readonly onSluit: () => void
}

/** The receipt of the calculation on screen, as the text of a file; undefined where there is none. */
const useBewijs = (): string | undefined => {
  const { page, settings } = useCalculator()
  const delen = useNeeded('delen', true)
  const { momentopname } = useSamenvatting()
  const berekend = useOrientatie((orientatie) => orientatie.berekend)
  const normen = useNormen()
  return useMemo(() => {
    if (!delen || !berekend || !momentopname) return undefined
    const { financieringsOpzet } = momentopname
    const { rentetarieven } = settings
    const bewijs = delen.createBewijs({ berekend, financieringsOpzet, normen, rentetarieven }, page.today())
    return bewijs && formatJson(bewijs)
  }, [delen, berekend, momentopname, normen, settings, page])
}

/** Gives the calculation on screen as lines of text; absent while there is none. */
const useTekstregels = (): (() => readonly Tekstregel[]) | undefined => {
  const { page, settings } = useCalculator()
  const delen = useNeeded('delen', true)
  const { momentopname } = useSamenvatting()
  const normen = useNormen()
  if (!delen || !momentopname) return undefined
  return () =>
    toTekstregels(toBlad(momentopname, settings.rentetarieven === undefined ? undefined : normen), {
      aanbieder: aanbiederVan(momentopname.labelCode),
      titel: afdrukTekst.kop(formatDatum(toDatum(page.today()))),
      herkomst: herkomstZin(momentopname, normen, EERSTE_STAP),
      link: delen.linkTo(delen.writeAnswers(momentopname, page.today()), page.fragment),
    })
}

/** What to take to an adviser, and what to ask there. */
export const MeenemenDialog = ({ titel, onSluit }: AdviseurDialogProps) => {
  const [gezegd, zeg] = useState('')
  const toRegels = useTekstregels()
  const bewijs = useBewijs()
  const kopieer = async (write: () => Promise<void>) =>
    zeg(await copied(write, adviseurTekst.gekopieerd, adviseurTekst.kopierenMislukt))
  return (
    <Dialog
      titel={titel}
      onSluit={onSluit}
      gezegd={gezegd}
      metWoorden
      acties={
        <>
          <Row>
            <ActionButton
              bezig={toRegels ? undefined : true}
              onActie={() => {
                const regels = toRegels?.()
                if (regels) void kopieer(() => copy(toBladtekst(regels), toBladhtml(regels)))
              }}
            >
              {adviseurTekst.kopieerSamenvatting}
            </ActionButton>
            {bewijs !== undefined && (
              <>
                <Button soort="stil" onClick={() => void kopieer(() => navigator.clipboard.writeText(bewijs))}>
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

const NAAM = 'rekenbewijs.json'

/** Has the browser keep a receipt as a file. */
const saveFile = (knop: HTMLElement, tekst: string): void => {
  const link = knop.ownerDocument.createElement('a')
  link.href = URL.createObjectURL(new Blob([tekst], { type: 'application/json' }))
  link.download = NAAM
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Copies text, as rich text too where the browser can; rejects where the page may copy nothing. */
const copy = (text: string, html: string): Promise<void> => {
  const plain = () => navigator.clipboard.writeText(text)
  if (typeof ClipboardItem === 'undefined') return plain()
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  })
  return navigator.clipboard.write([item]).catch(plain)
}
