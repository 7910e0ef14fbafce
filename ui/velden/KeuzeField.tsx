import { useId } from 'react'

import { RadioGroup, RadioCard, Radio } from '../thema/parts'
import type { FieldProps, Option } from './field'
import { useFout } from './useFout'
import { FieldFrame } from './FieldFrame'

export interface KeuzeFieldProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly Option<Value>[]
  /** Called when the focus enters (`entered` is true) or leaves the group. */
  readonly onBezoek?: ((entered: boolean) => void) | undefined
}

/** A field for a choice from a few options: radio cards in a wrapping row, below the help. */
export const KeuzeField = <Value extends string>(props: KeuzeFieldProps<Value>) => {
  const { disabled = false } = props
  const group = useId()
  const { fout, judge } = useFout(props)
  return (
    <FieldFrame {...props} width={props.width ?? 'breed'} labelKind="text" showsHelp fout={fout}>
      {(ids, help) => (
        <RadioGroup
          role="radiogroup"
          aria-labelledby={ids.label}
          aria-describedby={ids.description}
          aria-required={props.required ?? false}
          aria-invalid={fout !== undefined}
          aria-disabled={disabled}
          onFocus={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) props.onBezoek?.(true)
          }}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return
            judge()
            props.onBezoek?.(false)
          }}
        >
          {help}
          {props.options.map((option) => (
            <RadioCard key={option.value} data-fout={fout && ''}>
              <Radio
                name={`${group}${props.name}`}
                value={option.value}
                checked={props.value === option.value}
                disabled={disabled || (option.disabled ?? false)}
                onChange={() => {
                  judge()
                  props.onChange(option.value)
                }}
              />
              {option.text}
            </RadioCard>
          ))}
        </RadioGroup>
      )}
    </FieldFrame>
  )
}
