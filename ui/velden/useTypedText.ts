import { either } from 'fp-ts'
import { useEffect, useEffectEvent, useRef, useState, type InputHTMLAttributes, type RefObject } from 'react'

import type { TypedFieldProps } from './field'
import { usePlainText } from './usePlainText'
import { useFout } from './useFout'
import { useChangeEvent } from './useChangeEvent'

/** How one kind of field writes its values as text and reads them from text. */
export interface Notation<Value> {
  /** Reads a text: a value, undefined for an empty text, or a message for an unreadable one. */
  readonly parse: (tekst: string) => either.Either<string, Value | undefined>
  /** Writes a value as text. */
  readonly format: (value: Value) => string
  /** Makes a shown text plain for editing: without its thousands separators. */
  readonly kaal?: (tekst: string) => string
}

/** A typed value: its error, the properties of its input, and a function that sets it without typing. */
export interface TypedText<Value> {
  readonly fout: string | undefined
  /** The value of the text now; undefined when it is empty or unreadable. */
  readonly gelezen: Value | undefined
  /** Replaces the typed text with a value. */
  readonly zet: (value: Value | undefined) => void
  readonly ref: RefObject<HTMLInputElement | null>
  readonly input: Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onFocus' | 'onInput' | 'onBlur' | 'onKeyDown'>
}

/**
 * Keeps the typed text apart from the value. It reads the text on change, blur or Enter; an unreadable text stays, with
 * an error. A value that the caller changes is shown at once, unless the visitor is typing. The first edit turns the
 * shown text into its plain form.
 */
export const useTypedText = <Value>(field: TypedFieldProps<Value>, notatie: Notation<Value>): TypedText<Value> => {
  const { value, onChange, onConcept } = field
  const ref = useRef<HTMLInputElement>(null)
  const getypt = useRef(false)
  const [actief, setActief] = useState(false)
  const [concept, setConcept] = useState(field.concept)
  const [buiten, setBuiten] = useState({ value, concept: field.concept })
  if (buiten.value !== value || buiten.concept !== field.concept) {
    setBuiten({ value, concept: field.concept })
    if (!actief) setConcept(buiten.value === value ? field.concept : undefined)
  }

  const gelezen = notatie.parse(concept ?? '')
  const melding = either.isLeft(gelezen) ? gelezen.left : undefined
  const { fout, beoordeel, zwijg } = useFout(field, { melding, vanEerder: field.concept !== undefined })
  const tekst = concept ?? (value === undefined ? '' : notatie.format(value))

  const zet = (nieuw: Value | undefined) => {
    getypt.current = false
    setConcept(undefined)
    onConcept?.(undefined, undefined)
    if (nieuw !== value) onChange(nieuw)
  }

  const verwerk = (ruw: string) => {
    beoordeel()
    if (!getypt.current && ruw === tekst) return
    getypt.current = false
    const uitkomst = notatie.parse(ruw)
    if (either.isRight(uitkomst)) {
      zet(uitkomst.right)
      return
    }
    setConcept(ruw)
    onConcept?.(ruw, uitkomst.left)
  }

  const vergeetConcept = useEffectEvent(() => {
    if (concept === undefined && field.concept !== undefined) onConcept?.(undefined, undefined)
  })
  useEffect(() => vergeetConcept(), [value])
  useChangeEvent(ref, verwerk)
  const bewerkvorm = usePlainText(ref, notatie.kaal ?? ((getoond) => getoond), concept === undefined)

  return {
    fout,
    gelezen: concept === undefined ? value : either.getOrElse<string, Value | undefined>(() => undefined)(gelezen),
    zet: (nieuw) => {
      beoordeel()
      zet(nieuw)
    },
    ref,
    input: {
      value: tekst,
      onFocus: () => setActief(true),
      onInput: (event) => {
        const nieuw = event.currentTarget.value
        getypt.current = true
        zwijg()
        setConcept(concept === undefined ? bewerkvorm.begin(tekst, nieuw) : nieuw)
      },
      onBlur: (event) => {
        setActief(false)
        verwerk(event.currentTarget.value)
      },
      onKeyDown: (event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) verwerk(event.currentTarget.value)
      },
    },
  }
}
