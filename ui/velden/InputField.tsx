import type { InputHTMLAttributes, ReactNode } from 'react'

import { Input, InputOutline } from '../thema/parts'
import type { TypedFieldProps } from './field'
import type { TypedText } from './useTypedText'
import { FieldFrame } from './FieldFrame'
import { focusNow } from '../basis/press/giveFocus'

interface InputFieldProps<Value> {
  readonly field: TypedFieldProps<Value>
  readonly typed: TypedText<Value>
  /** Elements inside the outline, before the input; the elements in `after` follow the input. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** Extra attributes of the `input` element, which differ between fields for amounts, numbers, dates and texts. */
  readonly input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'role'
    | 'inputMode'
    | 'autoCapitalize'
    | 'autoCorrect'
    | 'spellCheck'
    | 'aria-valuemin'
    | 'aria-valuemax'
    | 'aria-valuenow'
    | 'aria-valuetext'
    | 'onKeyUp'
  >
}

/** A field with a text input of one line, for any type of value. */
export const InputField = <Value,>({ field, typed, before, after, input }: InputFieldProps<Value>) => (
  <FieldFrame {...field} fout={typed.fout}>
    {(ids) => (
      <InputOutline className="bediening" data-fout={typed.fout && ''} data-uit={field.disabled ? '' : undefined}>
        {before}
        <Input
          ref={typed.ref}
          id={ids.control}
          name={field.name}
          type="text"
          enterKeyHint="done"
          autoComplete={field.autoComplete ?? 'off'}
          disabled={field.disabled}
          aria-required={field.required ?? false}
          aria-invalid={typed.fout !== undefined}
          aria-describedby={ids.description}
          role={input?.role}
          inputMode={input?.inputMode}
          autoCapitalize={input?.autoCapitalize}
          autoCorrect={input?.autoCorrect}
          spellCheck={input?.spellCheck}
          aria-valuemin={input?.['aria-valuemin']}
          aria-valuemax={input?.['aria-valuemax']}
          aria-valuenow={input?.['aria-valuenow']}
          aria-valuetext={input?.['aria-valuetext']}
          value={typed.input.value}
          onClick={focusNow}
          onInput={typed.input.onInput}
          onKeyDown={typed.input.onKeyDown}
          onKeyUp={input?.onKeyUp}
          onBlur={typed.input.onBlur}
        />
        {after}
      </InputOutline>
    )}
  </FieldFrame>
)
