import { useLayoutEffect, useRef, type RefObject } from 'react'

import { getalTekst } from '../../tekst/velden'
import { PathIcon } from '../../thema/Icon'
import { SpinButton } from '../../thema/looseParts'

/** 1 adds, -1 subtracts. */
export type Direction = 1 | -1

const MIN = 'M5 11h14v2H5v-2Z'
const PLUS = 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6V5Z'

interface SpinButtonsProps {
  readonly label: string
  readonly invoer: RefObject<HTMLInputElement | null>
  readonly kanMinder: boolean
  readonly kanMeer: boolean
  /** Called when a button is pressed; it stays pressed until `onStop`. */
  readonly onBegin: (richting: Direction) => void
  readonly onStop: () => void
}

/** The buttons of a number field. They are not in the tab order: the arrow keys in the field do the same. */
export const SpinButtons = ({ label, kanMinder, kanMeer, ...rest }: SpinButtonsProps) => (
  <>
    <Knop {...rest} naam={getalTekst.minder(label)} richting={-1} kan={kanMinder} />
    <Knop {...rest} naam={getalTekst.meer(label)} richting={1} kan={kanMeer} />
  </>
)

interface SpinButtonProps extends Pick<SpinButtonsProps, 'invoer' | 'onBegin' | 'onStop'> {
  readonly naam: string
  readonly richting: Direction
  /** Whether the number can go further in this direction. */
  readonly kan: boolean
}

const Knop = ({ invoer, onBegin, onStop, naam, richting, kan }: SpinButtonProps) => {
  const knop = useRef<HTMLButtonElement>(null)
  // The browser removes the focus from a disabled button, so move it to the input.
  useLayoutEffect(() => {
    const root = knop.current?.getRootNode() as ShadowRoot | undefined
    if (!kan && root?.activeElement === knop.current) invoer.current?.focus()
  }, [kan, invoer])

  return (
    <SpinButton
      ref={knop}
      aria-label={naam}
      tabIndex={-1}
      disabled={!kan}
      onPointerDown={(event) => {
        // A disabled button still receives pointer events.
        if (!kan || event.button !== 0) return
        event.preventDefault()
        if (event.pointerType === 'mouse') invoer.current?.focus()
        onBegin(richting)
      }}
      onPointerUp={onStop}
      onPointerLeave={onStop}
      onPointerCancel={onStop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        if (!event.repeat) onBegin(richting)
      }}
      onKeyUp={(event) => {
        event.preventDefault()
        onStop()
      }}
      onBlur={onStop}
      onClick={(event) => {
        const isVanHulpmiddel = event.detail === 0
        if (!isVanHulpmiddel) return
        onBegin(richting)
        onStop()
      }}
    >
      <PathIcon pad={richting === 1 ? PLUS : MIN} />
    </SpinButton>
  )
}
