import { useId, useState, type ReactNode } from 'react'

import { useCalculator } from '../../basis/context/context'
import { useOrientatie } from '../../basis/context/reading'
import { Dialog, focusDialog } from '../../basis/dialog/Dialog'
import { LoadFailureMessage } from '../../basis/lazy/LazyDialog'
import { useShown } from '../../basis/lazy/usePart'
import { useAfterRelease } from '../../basis/press/press'
import { meenemenTekst as tekst } from '../../tekst/meenemen'
import { TakeAlongPart } from '../../thema/lazyParts'
import { GroupTitle, Text } from '../../thema/parts'
import type { MeenemenDialogProps } from '../../basis/lazy/types/meenemen'
import { AdviseurDeel } from './AdviseurDeel'
import { LinkDeel } from './LinkDeel'
import { PrintDeel } from './PrintDeel'

/** The last message of the dialog, and the part of the dialog that shows it. */
interface Gezegd {
  readonly bij: 'link' | 'print' | 'adviseur'
  readonly zin: string
}

/**
 * A dialog with three ways to take the calculation along: with a link, on paper, and for an adviser. Nothing is copied,
 * saved or printed before a press. The code for the link, the receipt and the paper loads while the dialog is open.
 */
export const MeenemenDialog = ({ titel, toAnswer, onSluit }: MeenemenDialogProps) => {
  const { page } = useCalculator()
  const type = useOrientatie((orientatie) => orientatie.type)
  const delen = useShown('delen', true, false)
  const afdruk = useShown('afdruk', true, false)
  const aannamedelen = useShown('aannamedelen', true, false)
  const failure = useAfterRelease(aannamedelen.failure ?? afdruk.failure ?? delen.failure)
  const [gezegd, setGezegd] = useState<Gezegd>()
  const zin = gezegd?.zin ?? ''
  const saysFor = (bij: Gezegd['bij']) => ({
    gezegd: gezegd?.bij === bij ? zin : '',
    zeg: (nieuw: string) => setGezegd({ bij, zin: nieuw }),
  })
  /** Whether a URL leads back to the page. It is known at once, so that no part moves when `delen` has loaded. */
  const kanLink = page.fragment.addressWith('') !== undefined
  return (
    <Dialog titel={titel} onSluit={onSluit} gezegd={zin || failure?.text} metWoorden>
      <Text>{kanLink && !delen.failure ? tekst.waarschuwing : tekst.waarschuwingZonderLink}</Text>
      <LoadFailureMessage failure={failure} naAfloop={focusDialog} />
      {kanLink && (
        <Deel kop={tekst.linkKop}>
          <LinkDeel delen={delen.value} {...saysFor('link')} />
        </Deel>
      )}
      <Deel kop={tekst.printKop}>
        <PrintDeel
          afdruk={aannamedelen.value && afdruk.value}
          delen={delen}
          soort={kanLink ? 'stil' : 'primair'}
          toAnswer={toAnswer}
          {...saysFor('print')}
        />
      </Deel>
      <Deel kop={tekst.adviseurKop[type]}>
        <AdviseurDeel type={type} delen={delen} {...saysFor('adviseur')} />
      </Deel>
      {!kanLink && (
        <Deel kop={tekst.linkKop}>
          <Text soort="gedempt">{tekst.geenLink}</Text>
        </Deel>
      )}
    </Dialog>
  )
}

interface DeelProps {
  readonly kop: string
  readonly children: ReactNode
}

const Deel = ({ kop, children }: DeelProps) => {
  const id = useId()
  return (
    <TakeAlongPart aria-labelledby={id}>
      <GroupTitle id={id}>{kop}</GroupTitle>
      {children}
    </TakeAlongPart>
  )
}
