import {
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react'

import type { TypedFieldProps } from './field'
import { changeText, draftOf, textOf, valueOf, type Notation, type TextChange, type TextState } from './textDraft'
import { useFout } from './useFout'
import { isStep, useTextHistory } from './useTextHistory'

/** Listens to the native change event, which browsers fire for autofill; React does not expose it. */
export const useChangeEvent = (ref: RefObject<HTMLInputElement | null>, verwerk: (tekst: string) => void): void => {
  const bijWijziging = useEffectEvent(verwerk)
  useEffect(() => {
    const element = ref.current
    const listener = () => element && bijWijziging(element.value)
    element?.addEventListener('change', listener)
    return () => element?.removeEventListener('change', listener)
  }, [ref])
}

/** The state of a typed field: its error, its input properties, and a function that sets its value without typing. */
export interface TypedText<Value> {
  readonly fout: string | undefined
  /** The value of the current text; undefined when it is empty or invalid. */
  readonly gelezen: Value | undefined
  /** Replaces the typed text with a value. */
  readonly set: (value: Value | undefined) => void
  readonly ref: RefObject<HTMLInputElement | null>
  readonly input: Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onInput' | 'onBlur' | 'onKeyDown'>
}

/**
 * Connects an input to the state of its field (`changeText`). The caller stores the draft if it passes `onDraft`, else
 * the field. The first edit removes separators; undo and redo restore earlier texts.
 */
export const useTypedText = <Value>(field: TypedFieldProps<Value>, notatie: Notation<Value>): TypedText<Value> => {
  const { value } = field
  const ref = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(field.draft)
  const [kept, keep] = field.onDraft ? [field.draft, field.onDraft] : [own, setOwn]
  const state: TextState<Value> = { value, draft: kept }
  // A browser can fire change and blur together, before React renders after the first.
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })
  const draft = draftOf(notatie, state)
  const tekst = textOf(notatie, state)
  const { fout, judge, silence } = useFout(field, draft?.melding)
  const history = useTextHistory(ref, notatie.kaal ?? ((getoond) => getoond), () => ({
    tekst: textOf(notatie, latest.current),
    isGetoond: draftOf(notatie, latest.current) === undefined,
  }))

  const change = (wijziging: TextChange<Value>) => {
    const previous = latest.current
    const next = changeText(notatie, previous, wijziging)
    latest.current = next
    if (next.draft !== previous.draft) keep(next.draft)
    if (next.value !== previous.value) field.onChange(next.value)
  }
  const read = (getypt: string) => {
    judge()
    change({ soort: 'gelezen', tekst: getypt })
    history.onRead()
  }
  useChangeEvent(ref, read)

  return {
    fout,
    gelezen: valueOf(notatie, state),
    set: (next) => {
      judge()
      change({ soort: 'gezet', value: next })
    },
    ref,
    input: {
      value: tekst,
      onInput: ({ currentTarget, nativeEvent }) => {
        const { inputType = '' } = nativeEvent as Partial<InputEvent>
        silence()
        change({ soort: isStep(inputType) ? 'hersteld' : 'getypt', tekst: history.onEdit(currentTarget, inputType) })
      },
      onBlur: ({ currentTarget }) => read(currentTarget.value),
      onKeyDown: ({ key, nativeEvent, currentTarget }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) read(currentTarget.value)
      },
    },
  }
}
