import { useLayoutEffect, useRef, type RefObject } from 'react'

import { getalTekst } from '../../tekst/velden'
import { PathIcon } from '../../thema/Icon'
import { SpinButton } from '../../thema/looseParts'

/** The direction of a spin button: 1 adds, -1 subtracts. */
export type Direction = 1 | -1

const MIN = 'M5 11h14v2H5v-2Z'
const PLUS = 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6V5Z'

interface SpinButtonsProps {
  readonly label: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly canDecrease: boolean
  readonly canIncrease: boolean
  /** Called when a press of a button begins. `onStop` is called when the press ends. */
  readonly onBegin: (direction: Direction) => void
  readonly onStop: () => void
}

/** The buttons of a number field. They are not in the tab order: the arrow keys in the field do the same. */
export const SpinButtons = ({ label, canDecrease, canIncrease, ...rest }: SpinButtonsProps) => (
  <>
    <DirectionButton {...rest} name={getalTekst.minder(label)} direction={-1} isEnabled={canDecrease} />
    <DirectionButton {...rest} name={getalTekst.meer(label)} direction={1} isEnabled={canIncrease} />
  </>
)

interface SpinButtonProps extends Pick<SpinButtonsProps, 'input' | 'onBegin' | 'onStop'> {
  readonly name: string
  readonly direction: Direction
  /** Whether the number can change further in this direction. */
  readonly isEnabled: boolean
}

const DirectionButton = ({ input, onBegin, onStop, name, direction, isEnabled }: SpinButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  // The browser removes the focus from a disabled button, so move it to the input.
  useLayoutEffect(() => {
    const root = button.current?.getRootNode() as ShadowRoot | undefined
    if (!isEnabled && root?.activeElement === button.current) input.current?.focus()
  }, [isEnabled, input])

  return (
    <SpinButton
      ref={button}
      aria-label={name}
      tabIndex={-1}
      disabled={!isEnabled}
      onPointerDown={(event) => {
        // A disabled button still receives pointer events.
        if (!isEnabled || event.button !== 0) return
        event.preventDefault()
        if (event.pointerType === 'mouse') input.current?.focus()
        onBegin(direction)
      }}
      onPointerUp={onStop}
      onPointerLeave={onStop}
      onPointerCancel={onStop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        if (!event.repeat) onBegin(direction)
      }}
      onKeyUp={(event) => {
        event.preventDefault()
        onStop()
      }}
      onBlur={onStop}
      onClick={(event) => {
        const isFromAssistiveTool = event.detail === 0
        if (!isFromAssistiveTool) return
        onBegin(direction)
        onStop()
      }}
    >
      <PathIcon pad={direction === 1 ? PLUS : MIN} />
    </SpinButton>
  )
}
