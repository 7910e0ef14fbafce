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

/** How a visitor takes the calculation along. */
interface Meenemen extends Pick<PartUse<Delen>, 'failure'> {
  /** The button that copies it as a text. */
  readonly copy: ReactNode
  /** The buttons that copy or save it as a link or a receipt. */
  readonly others: ReactNode
  /** What was done last, to say and to show. */
  readonly gezegd: string
  /** Whether it is known which ways there are. */
  readonly isKnown: boolean
  readonly hasBewijs: boolean
  readonly hasLink: boolean
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

/**
 * The ways to take the calculation on screen along; nothing leaves the calculator before one is pressed. Where
 * something else leads (`isBijzaak`) they are quiet, and one of each kind.
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

/** Has the browser keep a receipt as a file. */
const saveFile = (knop: HTMLElement, tekst: string): void => {
  const link = knop.ownerDocument.createElement('a')
  link.href = URL.createObjectURL(new Blob([tekst], { type: 'application/json' }))
  link.download = NAAM
  link.click()
  URL.revokeObjectURL(link.href)
}
