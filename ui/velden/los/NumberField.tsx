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
import { isComposed } from '../../basis/press/isComposed'
import type { TypedFieldProps } from '../field'
import { InputField } from '../InputField'
import { SpinButtons, type Direction } from './SpinButtons'
import { useRepeat } from './useRepeat'
import type { Notation } from '../../basis/context/textDraft'
import { useTypedText } from '../useTypedText'

export interface NumberFieldProps extends TypedFieldProps<number>, GetalBereik {
  /** The number that an arrow key or a spin button adds or subtracts; 1 by default (specification, section 9). */
  readonly step?: number | undefined
  /** The maximum number of decimals; 0 by default. */
  readonly decimals?: number | undefined
}

/** The number of steps that Page Up adds and Page Down subtracts. */
const PAGE = 10

const numberNotation = (bereik: GetalBereik, decimals: number): Notation<number> => ({
  parse: (text) =>
    either.bimap(meldingVanGetalFout, (parsed?: number) =>
      parsed === undefined ? undefined : clampGetal(parsed, bereik),
    )(parseGetal(text, decimals)),
  format: (value) => formatGetal(value, decimals),
})

/**
 * A field for a number, with spin buttons (ARIA Authoring Practices: spinbutton). Leaving the field or pressing Enter
 * changes a number outside the bounds to the nearest bound.
 */
export const NumberField = ({ min, max, step = 1, decimals = 0, ...field }: NumberFieldProps) => {
  const bereik: GetalBereik = { min, max }
  const typed = useTypedText(field, numberNotation(bereik, decimals))
  const { parsed } = typed
  useNoMinus(typed.ref, !isMinToegestaan(bereik))

  const set = (wanted: number): number | undefined => {
    const next = clampGetal(Number(wanted.toFixed(decimals)), bereik)
    typed.set(next)
    return next === min || next === max ? undefined : next
  }
  const repeat = useRepeat<{ readonly from: number; readonly direction: Direction }>(({ from, direction }) => {
    const next = set(from + direction * step)
    return next === undefined ? undefined : { from: next, direction }
  })
  const begin = (direction: Direction) => repeat.begin({ from: parsed ?? 0, direction })

  const handle = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'ArrowUp':
      case 'ArrowDown':
        if (!event.repeat) begin(event.key === 'ArrowUp' ? 1 : -1)
        return true
      case 'PageUp':
      case 'PageDown':
        set((parsed ?? 0) + (event.key === 'PageUp' ? PAGE : -PAGE) * step)
        return true
      case 'Home':
      case 'End': {
        const bound = event.key === 'Home' ? min : max
        if (bound !== undefined) set(bound)
        return bound !== undefined
      }
      default:
        return false
    }
  }

  return (
    <InputField
      field={field}
      typed={{
        ...typed,
        input: {
          ...typed.input,
          onKeyDown: (event) => {
            const isShortcut = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
            if (!isShortcut && !isComposed(event.nativeEvent) && handle(event)) event.preventDefault()
            else typed.input.onKeyDown?.(event)
          },
          onBlur: (event) => {
            repeat.stop()
            typed.input.onBlur?.(event)
          },
        },
      }}
      input={{
        role: 'spinbutton',
        inputMode: isMinToegestaan(bereik) ? 'text' : decimals > 0 ? 'decimal' : 'numeric',
        'aria-valuemin': min,
        'aria-valuemax': max,
        'aria-valuenow': parsed,
        'aria-valuetext': parsed === undefined ? undefined : formatGetal(parsed, decimals),
        onKeyUp: repeat.stop,
      }}
      after={
        <SpinButtons
          label={field.label}
          input={typed.ref}
          canDecrease={!field.disabled && (parsed === undefined || min === undefined || parsed > min)}
          canIncrease={!field.disabled && (parsed === undefined || max === undefined || parsed < max)}
          onBegin={begin}
          onStop={repeat.stop}
        />
      }
    />
  )
}

/** Blocks a typed minus sign if `refuses` is true. A pasted negative number is replaced with the lower bound. */
const useNoMinus = (ref: RefObject<HTMLInputElement | null>, refuses: boolean): void => {
  useEffect(() => {
    const element = ref.current
    const listener = (event: InputEvent) => {
      if (refuses && /^[-−]$/.test(event.data ?? '')) event.preventDefault()
    }
    element?.addEventListener('beforeinput', listener)
    return () => element?.removeEventListener('beforeinput', listener)
  }, [ref, refuses])
}
