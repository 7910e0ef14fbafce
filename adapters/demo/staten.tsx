import { useState, type ReactNode } from 'react'

import type { TypedFieldProps } from '../../ui'
import { staatTekst, uitleg } from './tekst'

/** What every field takes, whatever its value is. */
export type Basis<Value> = Pick<
  TypedFieldProps<Value>,
  | 'name'
  | 'label'
  | 'value'
  | 'onChange'
  | 'required'
  | 'disabled'
  | 'tooltip'
  | 'helperText'
  | 'toonFout'
  | 'concept'
  | 'onConcept'
>

/** One field in one state, as it stands on the page. */
export interface Staat {
  readonly naam: string
  readonly Voorbeeld: () => ReactNode
}

interface Soort<Value> {
  readonly name: string
  readonly label: string
  /** A value it holds well. */
  readonly gevuld: Value
  /** A value or a text it refuses; without either, it is empty where an answer is required. */
  readonly fout?: Value
  readonly onleesbaar?: string
  readonly veld: (basis: Basis<Value>) => ReactNode
}

type Bijzonder<Value> = Partial<Omit<Basis<Value>, 'name' | 'label' | 'onChange'>>

/** A field that keeps what is filled in, with what its caller then knows under it. */
const staat = <Value,>(naam: string, soort: Soort<Value>, { value: begin, ...bijzonder }: Bijzonder<Value>): Staat => ({
  naam,
  Voorbeeld: () => {
    const [value, onChange] = useState(begin)
    const [concept, setConcept] = useState(bijzonder.concept)
    return (
      <>
        {soort.veld({
          name: soort.name,
          label: soort.label,
          required: true,
          ...bijzonder,
          value,
          onChange,
          concept,
          onConcept: setConcept,
        })}
        <p part="waarde">{staatTekst.waarde(value)}</p>
      </>
    )
  },
})

/** One kind of field in every state. */
export const inElkeStaat = <Value,>(soort: Soort<Value>): readonly Staat[] => {
  const { gevuld: value, fout, onleesbaar } = soort
  return [
    staat(staatTekst.leeg, soort, {}),
    staat(staatTekst.gevuld, soort, { value }),
    staat(staatTekst.fout, soort, { value: fout, concept: onleesbaar, toonFout: true }),
    staat(staatTekst.uitgeschakeld, soort, { value, disabled: true }),
    staat(staatTekst.optioneel, soort, { required: false }),
    staat(staatTekst.uitleg, soort, { value, helperText: uitleg.hulp, tooltip: uitleg.toelichting }),
  ]
}

/** One kind of field in one state more, under a name of its own. */
export const metNaam = <Value,>(naam: string, soort: Soort<Value>, bijzonder: Bijzonder<Value> = {}): Staat =>
  staat(naam, soort, { value: soort.gevuld, ...bijzonder })
