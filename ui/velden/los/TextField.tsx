import { either } from 'fp-ts'
import type { InputHTMLAttributes } from 'react'

import { asTyped, email, postcode, telefoonnummer, type Invoerregel } from '../../../domain/invoer'
import type { FieldWidth, TypedFieldProps } from '../field'
import { InputField } from '../InputField'
import type { Notation } from '../textDraft'
import { useTypedText } from '../useTypedText'

export interface TextFieldProps extends TypedFieldProps<string> {
  /** The kind of text; sets its rule, its on-screen keyboard and its autocomplete value. */
  readonly soort?: TextKind | undefined
}

export type TextKind = 'vrij' | 'postcode' | 'email' | 'telefoonnummer'

interface Soort {
  readonly rules: readonly Invoerregel<string | undefined>[]
  readonly width: FieldWidth
  readonly autoComplete?: string
  readonly input: InputHTMLAttributes<HTMLInputElement>
}

const letterlijk = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

const soorten: Readonly<Record<TextKind, Soort>> = {
  vrij: { rules: [], width: 'breed', input: {} },
  postcode: {
    rules: [postcode()],
    width: 'smal',
    autoComplete: 'postal-code',
    input: { ...letterlijk, autoCapitalize: 'characters' },
  },
  email: {
    rules: [email()],
    width: 'breed',
    autoComplete: 'email',
    input: { ...letterlijk, inputMode: 'email' },
  },
  telefoonnummer: {
    rules: [telefoonnummer()],
    width: 'bedrag',
    autoComplete: 'tel',
    input: { ...letterlijk, inputMode: 'tel' },
  },
}

/** Creates a notation that parses text with `read`; an empty result is an empty value. */
const tekstNotatie = (read: (tekst: string) => string): Notation<string> => ({
  parse: (tekst) => either.right(read(tekst) || undefined),
  format: (value) => value,
})
/** Free text keeps invisible characters: some scripts and emoji need them. */
const vrij = tekstNotatie((tekst) => tekst.trim())
const metVorm = tekstNotatie(asTyped)

/** A field for a line of text. A postcode, an e-mail address and a telephone number have their own validation rules. */
export const TextField = ({ soort = 'vrij', ...props }: TextFieldProps) => {
  const { rules, width, autoComplete, input } = soorten[soort]
  const field = {
    ...props,
    width: props.width ?? width,
    autoComplete: props.autoComplete ?? autoComplete,
    rules: [...rules, ...(props.rules ?? [])],
  }
  return <InputField field={field} invoer={useTypedText(field, soort === 'vrij' ? vrij : metVorm)} input={input} />
}
