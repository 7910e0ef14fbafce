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

/** Listens to the native change event, which React does not pass on: browsers fire it for autofill. */
export const useChangeEvent = (ref: RefObject<HTMLInputElement | null>, verwerk: (tekst: string) => void): void => {
  const bijWijziging = useEffectEvent(verwerk)
  useEffect(() => {
    const element = ref.current
    const listener = () => element && bijWijziging(element.value)
    element?.addEventListener('change', listener)
    return () => element?.removeEventListener('change', listener)
  }, [ref])
}

/** A typed value: its error, the properties of its input, and a function that sets it without typing. */
export interface TypedText<Value> {
  readonly fout: string | undefined
  /** The value of the text now; undefined when it is empty or unreadable. */
  readonly gelezen: Value | undefined
  /** Replaces the typed text with a value. */
  readonly set: (value: Value | undefined) => void
  readonly ref: RefObject<HTMLInputElement | null>
  readonly input: Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onInput' | 'onBlur' | 'onKeyDown'>
}

/**
 * Ties an input to what its field holds (`changeText`). The caller keeps the draft when it takes `onDraft`, else the
 * field does. The first edit turns the shown text into its plain form; undo and redo give the texts that it held.
 */
export const useTypedText = <Value>(field: TypedFieldProps<Value>, notatie: Notation<Value>): TypedText<Value> => {
  const { value } = field
  const ref = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(field.draft)
  const [kept, keep] = field.onDraft ? [field.draft, field.onDraft] : [own, setOwn]
  const state: TextState<Value> = { value, draft: kept }
  // A browser can fire change and blur in one go, before React draws the first of them.
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
