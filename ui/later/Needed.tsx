import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

import type { Stapnummer, Type } from '../../domain/orientatie'
import type { Click } from '../velden/giveFocus'
import { useCalculator } from '../context/context'
import { useProbeersel } from '../context/draft'
import { useOrientatie } from '../context/reading'
import { useNeeded } from './usePart'
import { LaterDialog } from './LaterDialog'

/** Called with the click that replaced all answers, and the last step that these answers complete. */
export type Vervangen = (klik: Click, volledig?: Stapnummer) => void

/** What the step does for what stands above it, and goes away when it is clicked. */
export interface BovenStapProps {
  readonly onVervangen: Vervangen
  /** Gives the title of the step the focus, after a click that took its own button away. */
  readonly naarTitel: (klik: Click) => void
}

const NOTHING = () => undefined

/** Offers the calculation that the address of the page passes on, above the step. */
export const GedeeldeBerekening = (props: BovenStapProps) => {
  const { page } = useCalculator()
  const fragment = useSyncExternalStore(page.fragment.subscribe, page.fragment.readShared, NOTHING)
  const delen = useNeeded('delen', fragment !== undefined)
  const tekst = fragment === undefined ? undefined : delen?.sharedIn(fragment)
  return tekst !== undefined && delen && <delen.GedeeldMessage key={tekst} tekst={tekst} {...props} />
}

/** Goes on with the answers from before the visitor loaded a renewed page again. They are kept until they are taken. */
export const Verder = ({ onVervangen }: Pick<BovenStapProps, 'onVervangen'>) => {
  const calculator = useCalculator()
  const { page } = calculator
  const [tekst] = useState(page.verder.read)
  const delen = useNeeded('delen', tekst !== undefined)
  const gaVerder = useEffectEvent(() => {
    const gedeeld = tekst === undefined ? undefined : delen?.readKept(tekst, page.today())
    if (gedeeld && delen) onVervangen({ detail: 1 }, delen.applyGedeeld(calculator, gedeeld, ''))
    page.verder.clear()
  })
  useEffect(() => {
    if (tekst !== undefined && delen !== undefined) gaVerder()
  }, [tekst, delen])
  return null
}

interface BewarenProps extends BovenStapProps {
  readonly deel: 'RestoreMessage' | 'Wissen'
}

/** One part of keeping the answers in the tab; nothing where the page does not ask for it. */
export const Bewaren = ({ deel, ...props }: BewarenProps) => {
  const isAan = useCalculator().settings.bewaren
  const delen = useNeeded('delen', isAan)
  const Deel = useNeeded('bewaren', isAan)?.[deel]
  return isAan && delen && Deel && <Deel delen={delen} {...props} />
}

/** Says above each step what is tried, while something is. */
export const GeprobeerdMessage = ({ naarTitel }: Pick<BovenStapProps, 'naarTitel'>) => {
  const probeersel = useProbeersel(useCalculator().form.draftStore)
  const veranderen = useNeeded('veranderen', probeersel !== undefined)
  return probeersel && veranderen && <veranderen.Geprobeerd probeersel={probeersel} naarTitel={naarTitel} />
}

interface AdviseurButtonProps {
  readonly voor: Type
  readonly titel: string
}

/** A customer takes the calculation to an adviser, an adviser opens the receipt of one; nothing for the other. */
export const AdviseurButton = ({ voor, titel }: AdviseurButtonProps) =>
  useOrientatie(({ type }) => type) === voor && (
    <LaterDialog titel={titel} deel="adviseur">
      {({ [voor]: Venster }, onSluit) => <Venster titel={titel} onSluit={onSluit} />}
    </LaterDialog>
  )
