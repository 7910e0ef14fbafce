import { either } from 'fp-ts'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'

import { formatBedrag, meldingVanBedragFout, parseBedrag, type Bedrag } from '../../domain'
import { Invoer, InvoerRand, Voorvoegsel } from '../thema'
import type { FieldProps } from './field'
import { useFout } from './useFout'
import { Veld } from './Veld'

interface BedragFieldProps extends FieldProps<Bedrag | undefined> {
  /** Amounts with exactly two decimals instead of whole euros. */
  readonly cents?: boolean | undefined
  /** A text that could not be read when the field was last shown. */
  readonly concept?: string | undefined
  /** Hears a text that cannot be read, with what is wrong; undefined when the text is readable again. */
  readonly onConcept?: ((tekst: string | undefined, melding: string | undefined) => void) | undefined
}

/** An amount in euro. Keeps what is typed apart from what is meant; a text it cannot read stays, with an error. */
export const BedragField = (props: BedragFieldProps) => {
  const { value, onChange, cents = false, onConcept } = props
  const invoer = useRef<HTMLInputElement>(null)
  const [concept, setConcept] = useState(props.concept)
  const [actief, setActief] = useState(false)
  const gelezen = parseBedrag(concept ?? '', { centen: cents })
  const onleesbaar = either.isLeft(gelezen) ? meldingVanBedragFout(gelezen.left) : undefined
  const { fout, beoordeel, zwijg } = useFout(props, onleesbaar)

  const verwerk = (tekst: string) => {
    beoordeel()
    const uitkomst = parseBedrag(tekst, { centen: cents })
    if (either.isLeft(uitkomst)) {
      setConcept(tekst)
      onConcept?.(tekst, meldingVanBedragFout(uitkomst.left))
      return
    }
    setConcept(undefined)
    onConcept?.(undefined, undefined)
    if (uitkomst.right !== value) onChange(uitkomst.right)
  }

  const bijWijziging = useEffectEvent(verwerk)

  useEffect(() => {
    const element = invoer.current
    const luister = () => element && bijWijziging(element.value)
    element?.addEventListener('change', luister)
    return () => element?.removeEventListener('change', luister)
  }, [])

  return (
    <Veld {...props} fout={fout}>
      {(ids) => (
        <InvoerRand className="bediening" data-fout={fout && ''} data-uit={props.disabled ? '' : undefined}>
          <Voorvoegsel aria-hidden="true">€</Voorvoegsel>
          <Invoer
            ref={invoer}
            id={ids.control}
            name={props.name}
            type="text"
            inputMode={cents ? 'decimal' : 'numeric'}
            autoComplete="off"
            required={props.required}
            disabled={props.disabled}
            aria-invalid={fout !== undefined}
            aria-describedby={ids.beschrijving}
            value={concept ?? toTekst(value, cents, actief)}
            onFocus={() => setActief(true)}
            onInput={(event) => {
              zwijg()
              setConcept(event.currentTarget.value)
            }}
            onBlur={(event) => {
              setActief(false)
              verwerk(event.currentTarget.value)
            }}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              if (event.key === 'Enter') verwerk(event.currentTarget.value)
            }}
          />
        </InvoerRand>
      )}
    </Veld>
  )
}

/** Grouped with dots while it is read; plain digits while it is edited, so that a digit more is not read as decimals. */
const toTekst = (value: Bedrag | undefined, cents: boolean, actief: boolean): string => {
  if (value === undefined) return ''
  const tekst = formatBedrag(value, { centen: cents })
  return actief ? tekst.replaceAll('.', '') : tekst
}
