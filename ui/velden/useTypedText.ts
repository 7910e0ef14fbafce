import {
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react'

import { isComposed } from '../basis/press/isComposed'
import type { TypedFieldProps } from './field'
import {
  changeText,
  draftOf,
  textOf,
  valueOf,
  type Notation,
  type TextChange,
  type TextState,
} from '../basis/context/textDraft'
import { useFout } from './useFout'
import { useTextHistory } from './useTextHistory'

/** Calls `handle` with the input's text at the native `change` event. Autofill fires this event; React hides it. */
export const useChangeEvent = (ref: RefObject<HTMLInputElement | null>, handle: (text: string) => void): void => {
  const onChangeNow = useEffectEvent(handle)
  useEffect(() => {
    const element = ref.current
    const listener = () => element && onChangeNow(element.value)
    element?.addEventListener('change', listener)
    return () => element?.removeEventListener('change', listener)
  }, [ref])
}

/** The state of a typed field: its error, its input properties, and a function that sets its value without typing. */
export interface TypedText<Value> {
  readonly fout: string | undefined
  /** The value of the current text; undefined when that text is empty or invalid. */
  readonly parsed: Value | undefined
  /** Replaces the typed text with a value. */
  readonly set: (value: Value | undefined) => void
  readonly ref: RefObject<HTMLInputElement | null>
  readonly input: Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onInput' | 'onBlur' | 'onKeyDown'>
}

/**
 * Returns the state of a typed field, as `changeText` defines it. A caller that passes `onDraft` stores the draft;
 * otherwise this hook stores the draft. The first edit removes separators; undo and redo restore earlier texts.
 */
export const useTypedText = <Value>(field: TypedFieldProps<Value>, notation: Notation<Value>): TypedText<Value> => {
  const { value } = field
  const ref = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(field.draft)
  const [kept, keep] = field.onDraft ? [field.draft, field.onDraft] : [own, setOwn]
  const state: TextState<Value> = { value, draft: kept }
  // A browser can fire change and blur together, before React renders the result of the first event. So keep the latest
  // state in a ref.
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })
  const draft = draftOf(notation, state)
  const text = textOf(notation, state)
  const { fout, judge, silence } = useFout(field, draft?.melding)
  const history = useTextHistory(ref, notation.toPlain ?? ((shown) => shown), () => ({
    text: textOf(notation, latest.current),
    isFormatted: draftOf(notation, latest.current) === undefined,
  }))

  const change = (textChange: TextChange<Value>) => {
    const previous = latest.current
    const next = changeText(notation, previous, textChange)
    latest.current = next
    if (next.draft !== previous.draft) keep(next.draft)
    if (next.value !== previous.value) field.onChange(next.value)
  }
  const read = (typed: string) => {
    judge()
    change({ soort: 'gelezen', tekst: typed })
    history.onRead()
  }
  useChangeEvent(ref, read)

  return {
    fout,
    parsed: valueOf(notation, state),
    set: (next) => {
      judge()
      change({ soort: 'gezet', value: next })
    },
    ref,
    input: {
      value: text,
      onInput: ({ currentTarget, nativeEvent }) => {
        const { inputType = '' } = nativeEvent as Partial<InputEvent>
        silence()
        change(history.onEdit(currentTarget, inputType))
      },
      onBlur: ({ currentTarget }) => read(currentTarget.value),
      onKeyDown: ({ key, nativeEvent, currentTarget }) => {
        if (key === 'Enter' && !isComposed(nativeEvent)) read(currentTarget.value)
      },
    },
  }
}
