import { either } from 'fp-ts'
import type { InputHTMLAttributes } from 'react'

import { asTyped, email, postcode, telefoonnummer, type Invoerregel } from '../../../domain/invoer'
import type { FieldWidth, TypedFieldProps } from '../field'
import { InputField } from '../InputField'
import type { Notation } from '../../basis/context/textDraft'
import { useTypedText } from '../useTypedText'

export interface TextFieldProps extends TypedFieldProps<string> {
  /** The kind of text, by default `vrij` (free text). It sets the rules, keyboard, default width and `autocomplete`. */
  readonly soort?: TextKind | undefined
}

export type TextKind = 'vrij' | 'postcode' | 'email' | 'telefoonnummer'

interface Kind {
  readonly rules: readonly Invoerregel<string | undefined>[]
  readonly width: FieldWidth
  readonly autoComplete?: string
  readonly input: InputHTMLAttributes<HTMLInputElement>
}

const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

const kinds: Readonly<Record<TextKind, Kind>> = {
  vrij: { rules: [], width: 'breed', input: {} },
  postcode: {
    rules: [postcode()],
    width: 'smal',
    autoComplete: 'postal-code',
    input: { ...verbatim, autoCapitalize: 'characters' },
  },
  email: {
    rules: [email()],
    width: 'breed',
    autoComplete: 'email',
    input: { ...verbatim, inputMode: 'email' },
  },
  telefoonnummer: {
    rules: [telefoonnummer()],
    width: 'bedrag',
    autoComplete: 'tel',
    input: { ...verbatim, inputMode: 'tel' },
  },
}

/** Creates a notation that cleans up a typed text with `read`. If the cleaned text is empty, the field has no value. */
const textNotation = (read: (text: string) => string): Notation<string> => ({
  parse: (text) => either.right(read(text) || undefined),
  format: (value) => value,
})
/** The notation of free text. It trims the text but keeps invisible characters: some scripts and emoji need them. */
const freeText = textNotation((text) => text.trim())
const formedText = textNotation(asTyped)

/** A field for a text of one line. A postcode, an e-mail address and a telephone number have their own rules. */
export const TextField = ({ soort = 'vrij', ...props }: TextFieldProps) => {
  const { rules, width, autoComplete, input } = kinds[soort]
  const field = {
    ...props,
    width: props.width ?? width,
    autoComplete: props.autoComplete ?? autoComplete,
    rules: [...rules, ...(props.rules ?? [])],
  }
  return (
    <InputField field={field} typed={useTypedText(field, soort === 'vrij' ? freeText : formedText)} input={input} />
  )
}
