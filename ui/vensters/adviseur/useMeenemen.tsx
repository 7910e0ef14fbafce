import { useMemo, useState, type ReactNode } from 'react'

import { formatJson } from '../../../domain'
import { useCalculator } from '../../basis/context/context'
import { useNormen, useSamenvatting } from '../../basis/context/reading'
import { copied } from '../../basis/dialog/Dialog'
import { useShown, type PartUse } from '../../basis/lazy/usePart'
import { adviseurTekst } from '../../tekst/adviseur'
import { delenTekst } from '../../tekst/delen'
import { Button } from '../../thema/parts'
import { ActionButton } from '../../velden/ActionButton'
import { copyRegels } from '../afdruk/copyRegels'
import { useTekstregels } from '../afdruk/useTekstregels'
import type { Delen } from '../delen/delen'

/** The ways to take the calculation along. */
interface Meenemen extends Pick<PartUse<Delen>, 'failure'> {
  /** The button that copies the calculation as text. */
  readonly copy: ReactNode
  /** The buttons that copy the link, and save or copy the receipt. */
  readonly others: ReactNode
  /** The message about the last action, to show and to announce. */
  readonly gezegd: string
  /** Whether it is known which buttons are available. */
  readonly isKnown: boolean
  readonly hasBewijs: boolean
  readonly hasLink: boolean
}

/** Returns the receipt of the calculation on screen as JSON; undefined when there is none. */
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

/**
 * Returns the ways to take the calculation on screen along; nothing leaves the calculator before a press. With
 * `isBijzaak` the buttons are less prominent, and there is one for each format.
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
          <Button soort="stil" onClick={({ currentTarget }) => saveFile(currentTarget, bewijs)}>
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

/** Downloads a receipt as a file. */
const saveFile = (knop: HTMLElement, tekst: string): void => {
  const link = knop.ownerDocument.createElement('a')
  link.href = URL.createObjectURL(new Blob([tekst], { type: 'application/json' }))
  link.download = NAAM
  link.click()
  URL.revokeObjectURL(link.href)
}
