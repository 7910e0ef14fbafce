import { useEffect, useEffectEvent, useState } from 'react'

import { verplicht } from '../../domain'
import type { FieldProps } from './field'

type Beoordeeld<Value> = Pick<
  FieldProps<Value>,
  'label' | 'value' | 'required' | 'requiredMessage' | 'rules' | 'toonFout' | 'onFout'
>

interface Fout {
  /** The message to show, if there is one and the visitor has been in the field. */
  readonly fout: string | undefined
  /** The visitor left the field or changed its value: from now on it is judged. */
  readonly beoordeel: () => void
  /** The visitor is typing: nothing is said until the value changes or the field is left. */
  readonly zwijg: () => void
}

/** When a field shows what is wrong: after leaving or changing it, never while typing. */
export const useFout = <Value>(field: Beoordeeld<Value>, onleesbaar?: string): Fout => {
  const [beoordeeld, setBeoordeeld] = useState(false)
  const [zwijgt, setZwijgt] = useState(false)
  const melding = onleesbaar ?? meldingVan(field)
  const fout = (beoordeeld || field.toonFout) && !zwijgt ? melding : undefined

  const meld = useEffectEvent((tekst: string) => field.onFout?.(tekst))
  useEffect(() => {
    if (fout !== undefined) meld(fout)
  }, [fout])

  return {
    fout,
    beoordeel: () => {
      setBeoordeeld(true)
      setZwijgt(false)
    },
    zwijg: () => setZwijgt(true),
  }
}

const meldingVan = <Value>(field: Beoordeeld<Value>): string | undefined => {
  const leeg = field.required ? verplicht({ melding: field.requiredMessage })(field.value) : undefined
  if (leeg !== undefined) return leeg
  return field.rules?.map((rule) => rule(field.value)).find((melding) => melding !== undefined)
}
