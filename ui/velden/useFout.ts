import { useEffect, useEffectEvent, useState } from 'react'

import { eersteMelding, verplicht } from '../../domain/invoer'
import { afterRelease } from '../basis/press/press'
import type { FieldProps } from './field'

type Judged<Value> = Pick<
  FieldProps<Value>,
  'label' | 'value' | 'required' | 'requiredMessage' | 'rules' | 'toonFout' | 'onFout'
>

interface Fout {
  /** The message to show; undefined while none is shown. */
  readonly fout: string | undefined
  /** Shows errors from now on; called when the visitor leaves the field or changes its value. */
  readonly judge: () => void
  /** Hides the error while the visitor types, until the next `judge`. */
  readonly silence: () => void
}

/** The state after the visitor left or changed the field: errors show. */
const JUDGED = { isJudged: true, isSilent: false } as const

/**
 * Returns the error to show after the visitor leaves or changes a field, never while typing. `onleesbaar` is the
 * message about an unparsable text; it shows at once in a field that appears with that text.
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

/** Returns the label, for use in the message; undefined when the label is a question. */
const nameOf = (label: string): string | undefined => (label.endsWith('?') ? undefined : label)
