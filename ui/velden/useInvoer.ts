import { either } from 'fp-ts'
import { useEffect, useEffectEvent, useRef, useState, type InputHTMLAttributes, type RefObject } from 'react'

import type { TypedFieldProps } from './field'
import { useBewerkvorm } from './useBewerkvorm'
import { useFout } from './useFout'
import { useWijziging } from './useWijziging'

/** How the values of one kind of field are written as text, and read from it. */
export interface Notatie<Value> {
  /** The value a text stands for, none for an empty text; a message where it stands for nothing. */
  readonly parse: (tekst: string) => either.Either<string, Value | undefined>
  /** A value as text. */
  readonly format: (value: Value) => string
  /** What is left of a shown text where it is being edited. */
  readonly kaal?: (tekst: string) => string
}

/** A typed value: what is wrong with it, what the input needs, and a way to set it without typing. */
export interface Invoer<Value> {
  readonly fout: string | undefined
  /** What the text now stands for; undefined when it is empty or cannot be read. */
  readonly gelezen: Value | undefined
  /** Puts a value in the place of whatever was typed. */
  readonly zet: (value: Value | undefined) => void
  readonly ref: RefObject<HTMLInputElement | null>
  readonly input: Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onFocus' | 'onInput' | 'onBlur' | 'onKeyDown'>
}

/**
 * Keeps what is typed apart from what is meant. The text counts on change, blur or Enter; one that cannot be read
 * stays, with an error. A value that comes from elsewhere is shown at once, unless something is being typed. A shown
 * text takes its form to edit at the first edit.
 */
export const useInvoer = <Value>(field: TypedFieldProps<Value>, notatie: Notatie<Value>): Invoer<Value> => {
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
  useWijziging(ref, verwerk)
  const bewerkvorm = useBewerkvorm(ref, notatie.kaal ?? ((getoond) => getoond), concept === undefined)

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
