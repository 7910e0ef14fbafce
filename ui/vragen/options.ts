import type { AlleenSamen, JaNee } from '../../domain/orientatie'
import { alleenSamenTekst, jaNeeTekst } from '../tekst/nl'
import type { Option } from '../velden/field'

/** Choices in the order and the words of their texts. */
export const toOptions = <Value extends string>(teksten: Readonly<Record<Value, string>>): readonly Option<Value>[] =>
  (Object.keys(teksten) as Value[]).map((value) => ({ value, text: teksten[value] }))

export const jaNeeOptions: readonly Option<JaNee>[] = toOptions(jaNeeTekst)
export const alleenSamenOptions: readonly Option<AlleenSamen>[] = toOptions(alleenSamenTekst)
