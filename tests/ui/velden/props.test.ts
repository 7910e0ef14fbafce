import { describe, expectTypeOf, it } from 'vitest'

import type { Bedrag } from '../../../domain/geld'
import type { Datum } from '../../../domain/invoer'
import type { JaNee } from '../../../domain/orientatie'
import type { BedragFieldProps } from '../../../ui/velden/BedragField'
import type { FieldProps } from '../../../ui/velden/field'
import type { KeuzeFieldProps } from '../../../ui/velden/KeuzeField'
import type { DateFieldProps } from '../../../ui/velden/los/DateField'
import type { NumberFieldProps } from '../../../ui/velden/los/NumberField'
import type { TextKind, TextFieldProps } from '../../../ui/velden/los/TextField'
import type { SelectFieldProps } from '../../../ui/velden/SelectField'

describe('the properties of a field', () => {
  it('are the anatomy every field shares', () => {
    type Anatomie = Omit<FieldProps<string>, 'value' | 'onChange' | 'rules'>
    expectTypeOf<BedragFieldProps>().toExtend<Anatomie>()
    expectTypeOf<DateFieldProps>().toExtend<Anatomie>()
    expectTypeOf<KeuzeFieldProps<JaNee>>().toExtend<Anatomie>()
    expectTypeOf<NumberFieldProps>().toExtend<Anatomie>()
    expectTypeOf<SelectFieldProps<JaNee>>().toExtend<Anatomie>()
    expectTypeOf<TextFieldProps>().toExtend<Anatomie>()
  })

  it('give what is typed as a value that may be absent', () => {
    expectTypeOf<Parameters<BedragFieldProps['onChange']>>().toEqualTypeOf<[Bedrag | undefined]>()
    expectTypeOf<Parameters<NumberFieldProps['onChange']>>().toEqualTypeOf<[number | undefined]>()
    expectTypeOf<Parameters<DateFieldProps['onChange']>>().toEqualTypeOf<[Datum | undefined]>()
    expectTypeOf<Parameters<TextFieldProps['onChange']>>().toEqualTypeOf<[string | undefined]>()
  })

  it('give what is chosen as one of the choices, and never as nothing', () => {
    expectTypeOf<Parameters<KeuzeFieldProps<JaNee>['onChange']>>().toEqualTypeOf<[JaNee]>()
    expectTypeOf<Parameters<SelectFieldProps<JaNee>['onChange']>>().toEqualTypeOf<[JaNee]>()
  })

  it('take only choices of their own kind', () => {
    expectTypeOf<{ text: string; value: 'misschien' }>().not.toExtend<KeuzeFieldProps<JaNee>['options'][number]>()
  })

  it('take a rule about an absent value too', () => {
    expectTypeOf<(bedrag: Bedrag) => undefined>().not.toExtend<NonNullable<BedragFieldProps['rules']>[number]>()
    expectTypeOf<(bedrag: Bedrag | undefined) => undefined>().toExtend<NonNullable<BedragFieldProps['rules']>[number]>()
  })

  it('know the kinds of text that have a rule', () => {
    expectTypeOf<TextKind>().toEqualTypeOf<'vrij' | 'postcode' | 'email' | 'telefoonnummer'>()
  })
})
