import { useMemo } from 'react'

import { formatJson } from '../../../domain/codec'
import type { Type } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { useSamenvatting } from '../../basis/context/reading'
import { copied } from '../../basis/dialog/Dialog'
import type { PartUse } from '../../basis/lazy/usePart'
import { ActionButton } from '../../basis/press/ActionButton'
import { meenemenTekst as tekst } from '../../tekst/meenemen'
import { BulletList, MainAndLesser } from '../../thema/lazyParts'
import { Button, SmallTitle, Stack, Text } from '../../thema/parts'
import { copyRegels } from '../afdruk/copyRegels'
import { useTekstregels } from '../afdruk/useTekstregels'
import type { Delen } from '../../basis/lazy/types/delen'
import { GeefDoor } from './GeefDoor'
import type { Sayable } from './LinkDeel'

/** Returns the receipt of the calculation on screen as JSON; undefined without one, and until `delen` has loaded. */
const useBewijs = (delen: Delen | undefined): string | undefined => {
  const { page } = useCalculator()
  const { momentopname } = useSamenvatting()
  return useMemo(() => {
    if (!delen || !momentopname) return undefined
    const bewijs = delen.createBewijs(momentopname, page.today())
    return bewijs && formatJson(bewijs)
  }, [delen, momentopname, page])
}

interface AdviseurDeelProps extends Sayable {
  readonly type: Type
  readonly delen: Pick<PartUse<Delen>, 'value' | 'failure'>
}

/**
 * The buttons that copy the calculation as text, and that save or copy its receipt, and the choice to pass its link on.
 * A customer also gets the questions to ask an adviser, and a list of what to bring.
 */
export const AdviseurDeel = ({ type, delen, gezegd, zeg }: AdviseurDeelProps) => {
  const calculator = useCalculator()
  const toRegels = useTekstregels(delen)
  const bewijs = useBewijs(delen.value)
  const kopieer = async (write: () => Promise<void>) =>
    zeg(await copied(write, tekst.gekopieerd, tekst.kopierenMislukt))
  return (
    <>
      <MainAndLesser>
        <ActionButton
          soort="stil"
          bezig={toRegels ? undefined : true}
          onActie={() => {
            const regels = toRegels?.()
            if (regels) void kopieer(() => copyRegels(regels))
          }}
        >
          {tekst.kopieerSamenvatting}
        </ActionButton>
        {bewijs !== undefined && (
          <>
            <Button
              soort="tekst"
              onClick={({ currentTarget }) => {
                saveFile(currentTarget, bewijs)
                zeg(tekst.bewaard)
              }}
            >
              {tekst.bewaarBewijs}
            </Button>
            <Button soort="tekst" onClick={() => void kopieer(() => navigator.clipboard.writeText(bewijs))}>
              {tekst.kopieerBewijs}
            </Button>
          </>
        )}
      </MainAndLesser>
      {gezegd !== '' && <Text soort="gedempt">{gezegd}</Text>}
      {delen.value && <Text soort="gedempt">{bewijs === undefined ? tekst.geenBewijs : tekst.bewijsUitleg[type]}</Text>}
      {delen.value?.currentLink(calculator) !== undefined && <GeefDoor />}
      {type === 'Klant' && (
        <>
          <Text>{tekst.neemMee}</Text>
          <Stack ruimte="lijn">
            <SmallTitle>{tekst.vragenKop}</SmallTitle>
            <BulletList>
              {tekst.vragen.map((vraag) => (
                <li key={vraag}>{vraag}</li>
              ))}
            </BulletList>
          </Stack>
        </>
      )}
    </>
  )
}

const NAAM = 'rekenbewijs.json'

/** Saves a file. A sandbox without `allow-downloads` and many a web view ignore this without an error. */
const saveFile = (knop: HTMLElement, bewijs: string): void => {
  const link = knop.ownerDocument.createElement('a')
  link.href = URL.createObjectURL(new Blob([bewijs], { type: 'application/json' }))
  link.download = NAAM
  link.click()
  URL.revokeObjectURL(link.href)
}
