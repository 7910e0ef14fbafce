import { useRef, type ComponentProps } from 'react'

import { useBackOnCancel } from '../../basis/press/useBackOnCancel'
import { Slider } from '../../thema/lazyParts'
import { useChangeEvent } from '../../velden/useTypedText'

interface ReleaseSliderProps extends Pick<
  ComponentProps<typeof Slider>,
  'aria-label' | 'aria-labelledby' | 'aria-valuetext'
> {
  /** The limits and the step of the slider. */
  readonly bereik: { readonly laagste: number; readonly hoogste: number; readonly stap: number }
  readonly value: number
  /** Called with each value while the slider moves; with undefined when the browser cancels the move. */
  readonly onSchuif: (value: number | undefined) => void
  /** Called with the value of a released slider. */
  readonly onKies: (value: number) => void
}

/** A slider that tells the end of a move apart from the move. A move that the browser cancels has no end. */
export const ReleaseSlider = ({ bereik, value, onSchuif, onKies, ...names }: ReleaseSliderProps) => {
  const ref = useRef<HTMLInputElement>(null)
  /** Whether the slider has moved since it was last released. A cancelled move ends with a `change` event too. */
  const beweegt = useRef(false)
  useChangeEvent(ref, (tekst) => {
    if (beweegt.current) onKies(Number(tekst))
    beweegt.current = false
  })
  const press = useBackOnCancel(value, () => {
    beweegt.current = false
    onSchuif(undefined)
  })
  return (
    <div>
      <Slider
        ref={ref}
        aria-label={names['aria-label']}
        aria-labelledby={names['aria-labelledby']}
        aria-valuetext={names['aria-valuetext']}
        min={String(bereik.laagste)}
        max={String(bereik.hoogste)}
        step={String(bereik.stap)}
        value={String(value)}
        onInput={({ currentTarget }) => {
          beweegt.current = true
          onSchuif(Number(currentTarget.value))
        }}
        onPointerDown={press.onPointerDown}
        onPointerCancel={press.onPointerCancel}
      />
    </div>
  )
}
