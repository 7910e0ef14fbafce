import { useId, useState } from 'react'

import type { Rekenbewijs } from '../../domain/bewijs'
import { useNormen, useRekenhulp } from '../context'
import { loadDelen, type Delen } from '../delen'
import { Dialog } from '../dialog'
import { useNeeded } from '../later'
import { adviseurTekst, knoppen } from '../tekst'
import { BulletList, Button, FieldBox, FieldLabel, Input, InputOutline, Row, Stack, Text } from '../thema'
import { ActionButton } from '../velden'
import type { DialogProps } from './MeenemenDialog'

interface Gevonden {
  readonly bewijs: Rekenbewijs
  readonly oordeel: Awaited<ReturnType<Delen['vergelijkBewijs']>>
}

/** Opens the receipt of a calculation, from a file or as text: does it again, and says what is other and why. */
export const OpenBewijsDialog = ({ titel, onSluit }: DialogProps) => {
  const id = useId()
  const [gezegd, zeg] = useState('')
  const { page, settings } = useRekenhulp()
  const normen = useNormen()
  const delen = useNeeded(loadDelen, true)
  const [tekst, setTekst] = useState('')
  const [gevonden, setGevonden] = useState<Gevonden>()
  const [isOnleesbaar, setIsOnleesbaar] = useState(false)

  const open = async (gelezen: string) => {
    const bewijs = delen?.leesBewijs(gelezen)
    setGevonden(undefined)
    setIsOnleesbaar(bewijs === undefined)
    if (bewijs === undefined || delen === undefined || normen === undefined) {
      zeg(adviseurTekst.onleesbaar)
      return
    }
    const rentetarieven = settings.rentetarieven ?? bewijs.kader.rentetarieven
    const oordeel = await delen.vergelijkBewijs(page, bewijs, { normen, rentetarieven })
    setGevonden({ bewijs, oordeel })
    zeg(zinnenVan({ bewijs, oordeel }, normen.jaar).flat().join(' '))
  }
  return (
    <Dialog titel={titel} onSluit={onSluit} onBevestig={() => undefined} gezegd={gezegd}>
      <FieldBox breedte="breed">
        <FieldLabel htmlFor={`${id}-bestand`}>{adviseurTekst.bestand}</FieldLabel>
        <InputOutline className="bediening">
          <Input
            id={`${id}-bestand`}
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(open)}
          />
        </InputOutline>
      </FieldBox>
      <FieldBox breedte="breed">
        <FieldLabel htmlFor={id}>{adviseurTekst.plak}</FieldLabel>
        <InputOutline className="bediening">
          <Input id={id} type="text" value={tekst} onChange={({ currentTarget }) => setTekst(currentTarget.value)} />
        </InputOutline>
      </FieldBox>
      {isOnleesbaar && <Text>{adviseurTekst.onleesbaar}</Text>}
      {gevonden && normen && (
        <Stack ruimte="lijn">
          {zinnenVan(gevonden, normen.jaar).map(([kop, ...regels]) => (
            <Stack key={kop} ruimte="dicht">
              <Text>{kop}</Text>
              {regels.length > 0 && (
                <BulletList>
                  {regels.map((regel) => (
                    <li key={regel}>{regel}</li>
                  ))}
                </BulletList>
              )}
            </Stack>
          ))}
        </Stack>
      )}
      <Row>
        <ActionButton bezig={delen ? undefined : true} onActie={() => void open(tekst)}>
          {adviseurTekst.controleer}
        </ActionButton>
        <Button soort="tekst" type="submit">
          {knoppen.sluit}
        </Button>
      </Row>
    </Dialog>
  )
}

/** What was found, as sentences with their lists: is the receipt what it says, and what is other now? */
const zinnenVan = ({ bewijs, oordeel }: Gevonden, jaar: number): readonly (readonly string[])[] => {
  const { gebreken, verschillen } = oordeel
  if (gebreken === undefined) return [[adviseurTekst.onbekendJaar]]
  const nu = verschillen?.length === 0 ? [adviseurTekst.gelijk(jaar)] : [adviseurTekst.veranderd(jaar)]
  return [
    gebreken.length === 0 ? [adviseurTekst.klopt(bewijs.kader.normjaar)] : [adviseurTekst.kloptNiet, ...gebreken],
    verschillen === undefined ? [adviseurTekst.geenUitkomst] : [...nu, ...verschillen],
  ]
}
