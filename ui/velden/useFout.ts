import { useEffect, useEffectEvent, useState } from 'react'

import { eersteMelding, verplicht } from '../../domain'
import { afterRelease } from '../press'
import type { FieldProps } from './field'

type Beoordeeld<Value> = Pick<
  FieldProps<Value>,
  'label' | 'value' | 'required' | 'requiredMessage' | 'rules' | 'toonFout' | 'onFout'
>

interface Fout {
  /** The message to show: none until the visitor has visited the field. */
  readonly fout: string | undefined
  /** Shows errors from now on: the visitor left the field or changed its value. */
  readonly beoordeel: () => void
  /** Hides the error while the visitor types, until the value changes or the visitor leaves the field. */
  readonly zwijg: () => void
}

/**
 * Shows the error of a field after the visitor leaves or changes it, never while the visitor types. `onleesbaar` is the
 * message about a text that the field cannot read; it shows at once when the field comes back with that text.
 */
export const useFout = <Value>(field: Beoordeeld<Value>, onleesbaar?: string): Fout => {
  const [beoordeeld, setBeoordeeld] = useState(onleesbaar !== undefined)
  const [zwijgt, setZwijgt] = useState(false)
  const melding = onleesbaar ?? meldingVan(field)
  const fout = (beoordeeld || field.toonFout) && !zwijgt ? melding : undefined

  const meld = useEffectEvent((tekst: string) => field.onFout?.(tekst))
  useEffect(() => {
    if (fout !== undefined) meld(fout)
  }, [fout])

  return {
    fout,
    beoordeel: () =>
      afterRelease(() => {
        setBeoordeeld(true)
        setZwijgt(false)
      }),
    zwijg: () => setZwijgt(true),
  }
}

const meldingVan = <Value>(field: Beoordeeld<Value>): string | undefined =>
  (field.required
    ? verplicht({ melding: field.requiredMessage, label: naamVan(field.label) })(field.value)
    : undefined) ?? eersteMelding(field.rules ?? [], field.value)

/** The label when it names what to fill in; absent for a label that is a question. */
const naamVan = (label: string): string | undefined => (label.endsWith('?') ? undefined : label)
