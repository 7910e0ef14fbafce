import { useMemo, useState, type ReactNode } from 'react'

import { formatJson } from '../../../domain'
import { useCalculator } from '../../basis/context/context'
import { useSamenvatting } from '../../basis/context/reading'
import { copied } from '../../basis/dialog/Dialog'
import { useShown, type PartUse } from '../../basis/lazy/usePart'
import { adviseurTekst } from '../../tekst/adviseur'
import { delenTekst } from '../../tekst/delen'
import { Button } from '../../thema/parts'
import { ActionButton } from '../../basis/press/ActionButton'
import { copyRegels } from '../afdruk/copyRegels'
import { useTekstregels } from '../afdruk/useTekstregels'
import type { Delen } from '../../basis/lazy/types/delen'

/** The buttons that copy or save the calculation, and whether the calculation has a link and a receipt. */
interface Meenemen extends Pick<PartUse<Delen>, 'failure'> {
  /** The button that copies the calculation as text. */
  readonly copy: ReactNode
  /** The buttons that copy the link, and that save or copy the receipt. A missing link or receipt has no button. */
  readonly others: ReactNode
  /** The message about the last copy or download, to show and to announce; empty before the first. */
  readonly gezegd: string
  /** Whether the `delen` chunk has loaded. Until then, `hasBewijs` and `hasLink` are false. */
  readonly isKnown: boolean
  readonly hasBewijs: boolean
  readonly hasLink: boolean
}

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

/**
 * Returns the buttons that copy or save the calculation on screen; nothing is copied or saved before a press. With
 * `isBijzaak` the button that copies the calculation as text is less prominent, and the receipt can be saved but not
 * copied.
 */
export const useMeenemen = (isBijzaak: boolean): Meenemen => {
  const calculator = useCalculator()
  const [gezegd, zeg] = useState('')
  const delen = useShown('delen', true, false)
  const toRegels = useTekstregels(delen)
  const bewijs = useBewijs(delen.value)
  const link = delen.value?.currentLink(calculator)
  const kopieer = async (write: () => Promise<void>, gelukt: string = adviseurTekst.gekopieerd) =>
    zeg(await copied(write, gelukt, adviseurTekst.kopierenMislukt))
  const copy = (
    <ActionButton
      soort={isBijzaak ? 'stil' : 'primair'}
      bezig={toRegels ? undefined : true}
      onActie={() => {
        const regels = toRegels?.()
        if (regels) void kopieer(() => copyRegels(regels))
      }}
    >
      {adviseurTekst.kopieerSamenvatting}
    </ActionButton>
  )
  const others = (
    <>
      {link !== undefined && (
        <Button soort="stil" onClick={() => void kopieer(() => navigator.clipboard.writeText(link), delenTekst.gelukt)}>
          {delenTekst.kopieer}
        </Button>
      )}
      {bewijs !== undefined && (
        <>
          <Button
            soort="stil"
            onClick={({ currentTarget }) => {
              saveFile(currentTarget, bewijs)
              zeg(adviseurTekst.bewaard[isBijzaak ? 'samenvatting' : 'bewijs'])
            }}
          >
            {adviseurTekst.bewaarBewijs}
          </Button>
          {!isBijzaak && (
            <Button soort="stil" onClick={() => void kopieer(() => navigator.clipboard.writeText(bewijs))}>
              {adviseurTekst.kopieerBewijs}
            </Button>
          )}
        </>
      )}
    </>
  )
  return {
    copy,
    others,
    gezegd,
    failure: delen.failure,
    isKnown: delen.value !== undefined,
    hasBewijs: bewijs !== undefined,
    hasLink: link !== undefined,
  }
}

const NAAM = 'rekenbewijs.json'

/** Saves a file. A sandbox without `allow-downloads` and many a web view ignore this without an error. */
const saveFile = (knop: HTMLElement, tekst: string): void => {
  const link = knop.ownerDocument.createElement('a')
  link.href = URL.createObjectURL(new Blob([tekst], { type: 'application/json' }))
  link.download = NAAM
  link.click()
  URL.revokeObjectURL(link.href)
}
