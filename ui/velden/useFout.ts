import { useEffect, useEffectEvent, useState } from 'react'

import { eersteMelding, verplicht } from '../../domain/invoer'
import { afterRelease } from '../basis/press/press'
import type { FieldProps } from './field'

type Judged<Value> = Pick<
  FieldProps<Value>,
  'label' | 'value' | 'required' | 'requiredMessage' | 'rules' | 'toonFout' | 'onFout'
>

interface Fout {
  /** The error message that the field shows; undefined while the field shows no message. */
  readonly fout: string | undefined
  /** Shows errors from now on; called when the visitor leaves the field or changes its value. */
  readonly judge: () => void
  /** Hides the error while the visitor types, until the next call of `judge`. */
  readonly silence: () => void
}

/** The state after the visitor left or changed the field: the field shows its error. */
const JUDGED = { isJudged: true, isSilent: false } as const

/**
 * Returns the error of a field and the functions that show and hide the error. The error shows after the visitor leaves
 * or changes the field, or with `toonFout`, but never while the visitor types. `onleesbaar` is the message about a text
 * that cannot be parsed. A field that appears with such a text shows this message at once.
 */
export const useFout = <Value>(field: Judged<Value>, onleesbaar?: string): Fout => {
  const [{ isJudged, isSilent }, setShowing] = useState({ isJudged: onleesbaar !== undefined, isSilent: false })
  const shows = (isJudged || field.toonFout === true) && !isSilent
  const fout = shows ? (onleesbaar ?? messageOf(field)) : undefined

  const report = useEffectEvent((message: string) => field.onFout?.(message))
  useEffect(() => {
    if (fout !== undefined) report(fout)
  }, [fout])

  return {
    fout,
    judge: () => afterRelease(() => setShowing(JUDGED)),
    silence: () => setShowing((showing) => (showing.isSilent ? showing : { ...showing, isSilent: true })),
  }
}

const messageOf = <Value>(field: Judged<Value>): string | undefined =>
  (field.required
    ? verplicht({ melding: field.requiredMessage, label: nameOf(field.label) })(field.value)
    : undefined) ?? eersteMelding(field.rules ?? [], field.value)

/** Returns the label to use in the message about an empty field; undefined when the label is a question. */
const nameOf = (label: string): string | undefined => (label.endsWith('?') ? undefined : label)
