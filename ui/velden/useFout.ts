import { useEffect, useEffectEvent, useState } from 'react'

import { eersteMelding, verplicht } from '../../domain'
import { afterRelease } from '../press'
import type { FieldProps } from './field'

type Beoordeeld<Value> = Pick<
  FieldProps<Value>,
  'label' | 'value' | 'required' | 'requiredMessage' | 'rules' | 'toonFout' | 'onFout'
>

/** A text that the field cannot read. */
interface Onleesbaar {
  readonly melding: string | undefined
  /** True for a text that stood in the field before it was shown: it was judged then. */
  readonly vanEerder: boolean
}

interface Fout {
  /** The message to show: none until the visitor has visited the field. */
  readonly fout: string | undefined
  /** Shows errors from now on: the visitor left the field or changed its value. */
  readonly beoordeel: () => void
  /** Hides the error while the visitor types, until the value changes or the visitor leaves the field. */
  readonly zwijg: () => void
}

/** Shows the error of a field after the visitor leaves or changes it, never while the visitor types. */
export const useFout = <Value>(field: Beoordeeld<Value>, onleesbaar?: Onleesbaar): Fout => {
  const [beoordeeld, setBeoordeeld] = useState(onleesbaar?.vanEerder ?? false)
  const [zwijgt, setZwijgt] = useState(false)
  const melding = onleesbaar?.melding ?? meldingVan(field)
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
