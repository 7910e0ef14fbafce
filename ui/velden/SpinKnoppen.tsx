import type { ButtonHTMLAttributes, RefObject } from 'react'

import { getalTekst } from '../tekst'
import { Icoon, SpinKnop } from '../thema'

/** More or less. */
export type Richting = 1 | -1

interface SpinKnoppenProps {
  readonly label: string
  readonly invoer: RefObject<HTMLInputElement | null>
  readonly kanMinder: boolean
  readonly kanMeer: boolean
  /** A button is pressed; it stays held until `onStop`. */
  readonly onBegin: (richting: Richting) => void
  readonly onStop: () => void
}

/** The buttons of a number field. Not in the tab order: the arrow keys in the field do the same. */
export const SpinKnoppen = ({ label, invoer, kanMinder, kanMeer, onBegin, onStop }: SpinKnoppenProps) => {
  const houdbaar = (richting: Richting, kan: boolean): ButtonHTMLAttributes<HTMLButtonElement> => ({
    tabIndex: -1,
    disabled: !kan,
    onPointerDown: (event) => {
      // A disabled button still hears pointers.
      if (!kan || event.button !== 0) return
      event.preventDefault()
      if (event.pointerType === 'mouse') invoer.current?.focus()
      onBegin(richting)
    },
    onPointerUp: onStop,
    onPointerLeave: onStop,
    onPointerCancel: onStop,
    onContextMenu: (event) => event.preventDefault(),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) onBegin(richting)
    },
    onKeyUp: (event) => {
      event.preventDefault()
      onStop()
    },
    onBlur: onStop,
    onClick: (event) => {
      const isVanHulpmiddel = event.detail === 0
      if (!isVanHulpmiddel) return
      onBegin(richting)
      onStop()
    },
  })
  return (
    <>
      <SpinKnop aria-label={getalTekst.minder(label)} {...houdbaar(-1, kanMinder)}>
        <Icoon naam="min" />
      </SpinKnop>
      <SpinKnop aria-label={getalTekst.meer(label)} {...houdbaar(1, kanMeer)}>
        <Icoon naam="plus" />
      </SpinKnop>
    </>
  )
}
