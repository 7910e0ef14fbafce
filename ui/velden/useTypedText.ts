import { useLayoutEffect, useRef, useState, type InputHTMLAttributes, type RefObject } from 'react'

import type { TypedFieldProps } from './field'
import { changeText, draftOf, textOf, valueOf, type Notation, type TextChange, type TextState } from './textDraft'
import { useChangeEvent } from './useChangeEvent'
import { useFout } from './useFout'
import { usePlainText } from './usePlainText'

/** A typed value: its error, the properties of its input, and a function that sets it without typing. */
export interface TypedText<Value> {
  readonly fout: string | undefined
  /** The value of the text now; undefined when it is empty or unreadable. */
  readonly gelezen: Value | undefined
  /** Replaces the typed text with a value. */
  readonly zet: (value: Value | undefined) => void
  readonly ref: RefObject<HTMLInputElement | null>
  readonly input: Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onInput' | 'onBlur' | 'onKeyDown'>
}

/**
 * Ties an input to what its field holds (`changeText`). The caller keeps the draft when it takes `onDraft`, else the
 * field does. The first edit turns the shown text into its plain form.
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
  const { fout, beoordeel, zwijg } = useFout(field, draft?.melding)
  const bewerkvorm = usePlainText(ref, notatie.kaal ?? ((getoond) => getoond), draft === undefined)

  const wijzig = (wijziging: TextChange<Value>) => {
    const vorig = latest.current
    const nieuw = changeText(notatie, vorig, wijziging)
    latest.current = nieuw
    if (nieuw.draft !== vorig.draft) keep(nieuw.draft)
    if (nieuw.value !== vorig.value) field.onChange(nieuw.value)
  }
  const lees = (getypt: string) => {
    beoordeel()
    wijzig({ soort: 'gelezen', tekst: getypt })
  }
  useChangeEvent(ref, lees)

  return {
    fout,
    gelezen: valueOf(notatie, state),
    zet: (nieuw) => {
      beoordeel()
      wijzig({ soort: 'gezet', value: nieuw })
    },
    ref,
    input: {
      value: tekst,
      onInput: ({ currentTarget }) => {
        const nieuw = currentTarget.value
        zwijg()
        wijzig({ soort: 'getypt', tekst: draft === undefined ? bewerkvorm.begin(tekst, nieuw) : nieuw })
      },
      onBlur: ({ currentTarget }) => lees(currentTarget.value),
      onKeyDown: ({ key, nativeEvent, currentTarget }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) lees(currentTarget.value)
      },
    },
  }
}
