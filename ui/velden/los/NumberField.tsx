import { either } from 'fp-ts'
import { useEffect, type KeyboardEvent, type RefObject } from 'react'

import {
  clampGetal,
  formatGetal,
  isMinToegestaan,
  meldingVanGetalFout,
  parseGetal,
  type GetalBereik,
} from '../../../domain/invoer'
import type { TypedFieldProps } from '../field'
import { InputField } from '../InputField'
import { SpinButtons, type Direction } from './SpinButtons'
import { useRepeat } from './useRepeat'
import type { Notation } from '../textDraft'
import { useTypedText } from '../useTypedText'

export interface NumberFieldProps extends TypedFieldProps<number>, GetalBereik {
  /** The amount that an arrow key or spin button adds; 1 by default (specification, section 9). */
  readonly step?: number | undefined
  /** The number of decimals accepted; 0 by default. */
  readonly decimals?: number | undefined
}

/** The number of steps that a page key takes. */
const PAGE = 10

const getalNotatie = (bereik: GetalBereik, decimalen: number): Notation<number> => ({
  parse: (tekst) =>
    either.bimap(meldingVanGetalFout, (getal?: number) =>
      getal === undefined ? undefined : clampGetal(getal, bereik),
    )(parseGetal(tekst, decimalen)),
  format: (value) => formatGetal(value, decimalen),
})

/**
 * A field for a number, with spin buttons (ARIA Authoring Practices: spinbutton). Leaving the field or pressing Enter
 * changes a number outside the bounds to the nearest bound.
 */
export const NumberField = ({ min, max, step = 1, decimals = 0, ...field }: NumberFieldProps) => {
  const bereik: GetalBereik = { min, max }
  const invoer = useTypedText(field, getalNotatie(bereik, decimals))
  const { gelezen } = invoer
  useGeenMin(invoer.ref, !isMinToegestaan(bereik))

  const set = (getal: number): number | undefined => {
    const nieuw = clampGetal(Number(getal.toFixed(decimals)), bereik)
    invoer.set(nieuw)
    return nieuw === min || nieuw === max ? undefined : nieuw
  }
  const herhaling = useRepeat<{ readonly van: number; readonly richting: Direction }>(({ van, richting }) => {
    const nieuw = set(van + richting * step)
    return nieuw === undefined ? undefined : { van: nieuw, richting }
  })
  const begin = (richting: Direction) => herhaling.begin({ van: gelezen ?? 0, richting })

  const handel = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'ArrowUp':
      case 'ArrowDown':
        if (!event.repeat) begin(event.key === 'ArrowUp' ? 1 : -1)
        return true
      case 'PageUp':
      case 'PageDown':
        set((gelezen ?? 0) + (event.key === 'PageUp' ? PAGE : -PAGE) * step)
        return true
      case 'Home':
      case 'End': {
        const grens = event.key === 'Home' ? min : max
        if (grens !== undefined) set(grens)
        return grens !== undefined
      }
      default:
        return false
    }
  }

  return (
    <InputField
      field={field}
      invoer={{
        ...invoer,
        input: {
          ...invoer.input,
          onKeyDown: (event) => {
            const isSneltoets = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
            if (!isSneltoets && handel(event)) event.preventDefault()
            else invoer.input.onKeyDown?.(event)
          },
          onBlur: (event) => {
            herhaling.stop()
            invoer.input.onBlur?.(event)
          },
        },
      }}
      input={{
        role: 'spinbutton',
        inputMode: isMinToegestaan(bereik) ? 'text' : decimals > 0 ? 'decimal' : 'numeric',
        'aria-valuemin': min,
        'aria-valuemax': max,
        'aria-valuenow': gelezen,
        'aria-valuetext': gelezen === undefined ? undefined : formatGetal(gelezen, decimals),
        onKeyUp: herhaling.stop,
      }}
      na={
        <SpinButtons
          label={field.label}
          invoer={invoer.ref}
          kanMinder={!field.disabled && (gelezen === undefined || min === undefined || gelezen > min)}
          kanMeer={!field.disabled && (gelezen === undefined || max === undefined || gelezen < max)}
          onBegin={begin}
          onStop={herhaling.stop}
        />
      }
    />
  )
}

/** Blocks typing a minus sign. A pasted negative number becomes the lower bound. */
const useGeenMin = (ref: RefObject<HTMLInputElement | null>, weiger: boolean): void => {
  useEffect(() => {
    const element = ref.current
    const listener = (event: InputEvent) => {
      if (weiger && /^[-−]$/.test(event.data ?? '')) event.preventDefault()
    }
    element?.addEventListener('beforeinput', listener)
    return () => element?.removeEventListener('beforeinput', listener)
  }, [ref, weiger])
}
