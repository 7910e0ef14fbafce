import { useEffect, useEffectEvent, useState } from 'react'

import { eersteMelding, verplicht } from '../../domain'
import { naLoslaten } from '../druk'
import type { FieldProps } from './field'

type Beoordeeld<Value> = Pick<
  FieldProps<Value>,
  'label' | 'value' | 'required' | 'requiredMessage' | 'rules' | 'toonFout' | 'onFout'
>

/** A text the field cannot read. */
interface Onleesbaar {
  readonly melding: string | undefined
  /** The text was there before the field was shown, so it has been judged already. */
  readonly vanEerder: boolean
}

interface Fout {
  /** The message to show, if there is one and the visitor has been in the field. */
  readonly fout: string | undefined
  /** The visitor left the field or changed its value: from now on it is judged. */
  readonly beoordeel: () => void
  /** The visitor is typing: nothing is said until the value changes or the field is left. */
  readonly zwijg: () => void
}

/** When a field shows what is wrong: after leaving or changing it, never while typing. */
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
      naLoslaten(() => {
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

/** The label as the name of something to fill in; a question is no such name. */
const naamVan = (label: string): string | undefined => (label.endsWith('?') ? undefined : label)
