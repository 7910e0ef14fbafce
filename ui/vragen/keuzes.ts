import type { AlleenSamen, BestaandeWoning, JaNee } from '../../domain'
import { alleenSamenTekst, bestaandeWoningTekst, jaNeeTekst } from '../tekst'
import type { Option } from '../velden'

/** Choices in the order and the words of their texts. */
export const opties = <Value extends string>(teksten: Readonly<Record<Value, string>>): readonly Option<Value>[] =>
  (Object.keys(teksten) as Value[]).map((value) => ({ value, text: teksten[value] }))

export const jaNeeOpties: readonly Option<JaNee>[] = opties(jaNeeTekst)
export const alleenSamenOpties: readonly Option<AlleenSamen>[] = opties(alleenSamenTekst)
export const bestaandeWoningOpties: readonly Option<BestaandeWoning>[] = opties(bestaandeWoningTekst)
