import { useEffect, useEffectEvent, useState } from 'react'

import { eersteMelding, verplicht } from '../../domain/invoer'
import { afterRelease } from '../basis/press/press'
import type { FieldProps } from './field'

type Judged<Value> = Pick<
  FieldProps<Value>,
  'label' | 'value' | 'required' | 'requiredMessage' | 'rules' | 'toonFout' | 'onFout'
>

interface Fout {
  /** The message to show: none until the visitor has visited the field. */
  readonly fout: string | undefined
  /** Shows errors from now on: the visitor left the field or changed its value. */
  readonly judge: () => void
  /** Hides the error while the visitor types, until the value changes or the visitor leaves the field. */
  readonly silence: () => void
}

/** After the visitor left or changed the field: an error shows. */
const JUDGED = { isJudged: true, isSilent: false } as const

/**
 * Shows the error of a field after the visitor leaves or changes it, never while the visitor types. `onleesbaar` is the
 * message about a text that the field cannot read; it shows at once when the field comes back with that text.
 */
export const useFout = <Value>(field: Judged<Value>, onleesbaar?: string): Fout => {
  const [{ isJudged, isSilent }, setShowing] = useState({ isJudged: onleesbaar !== undefined, isSilent: false })
  const shows = (isJudged || field.toonFout === true) && !isSilent
  const fout = shows ? (onleesbaar ?? meldingVan(field)) : undefined

  const report = useEffectEvent((tekst: string) => field.onFout?.(tekst))
  useEffect(() => {
    if (fout !== undefined) report(fout)
  }, [fout])

  return {
    fout,
    judge: () => afterRelease(() => setShowing(JUDGED)),
    silence: () => setShowing((showing) => (showing.isSilent ? showing : { ...showing, isSilent: true })),
  }
}

const meldingVan = <Value>(field: Judged<Value>): string | undefined =>
  (field.required
    ? verplicht({ melding: field.requiredMessage, label: naamVan(field.label) })(field.value)
    : undefined) ?? eersteMelding(field.rules ?? [], field.value)

/** The label when it names what to fill in; absent for a label that is a question. */
const naamVan = (label: string): string | undefined => (label.endsWith('?') ? undefined : label)
