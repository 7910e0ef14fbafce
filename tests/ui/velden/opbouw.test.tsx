import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, expectTypeOf, it } from 'vitest'

import type { Bedrag } from '../../../domain/geld'
import type { Datum } from '../../../domain/invoer'
import type { JaNee } from '../../../domain/orientatie'
import { BedragField, type BedragFieldProps } from '../../../ui/velden/BedragField'
import { KeuzeField, type KeuzeFieldProps } from '../../../ui/velden/KeuzeField'
import { ReadOnlyField } from '../../../ui/velden/ReadOnlyField'
import { SelectField, type SelectFieldProps } from '../../../ui/velden/SelectField'
import type { FieldProps, TypedFieldProps } from '../../../ui/velden/field'
import { DateField, type DateFieldProps } from '../../../ui/velden/los/DateField'
import { NumberField, type NumberFieldProps } from '../../../ui/velden/los/NumberField'
import { PercentageField } from '../../../ui/velden/los/PercentageField'
import { TextField, type TextFieldProps, type TextKind } from '../../../ui/velden/los/TextField'
import { showAlone } from '../../support/screen'
import { enabledIn, pressAll } from '../../support/screen/disabled'
import { toonVeld } from './toonVeld'

type Basis = Omit<TypedFieldProps<never>, 'rules' | 'value' | 'onChange'> & {
  readonly value: undefined
  readonly onChange: (value: unknown) => void
}

interface Soort {
  readonly naam: string
  readonly rol: 'textbox' | 'spinbutton' | 'radiogroup' | 'combobox'
  readonly veld: (basis: Basis) => ReactNode
}

const options = [
  { value: 'ja', text: 'Ja' },
  { value: 'nee', text: 'Nee' },
]

const soorten: readonly Soort[] = [
  { naam: 'BedragField', rol: 'textbox', veld: (basis) => <BedragField {...basis} /> },
  { naam: 'NumberField', rol: 'spinbutton', veld: (basis) => <NumberField {...basis} /> },
  { naam: 'PercentageField', rol: 'textbox', veld: (basis) => <PercentageField {...basis} /> },
  { naam: 'TextField', rol: 'textbox', veld: (basis) => <TextField {...basis} /> },
  { naam: 'DateField', rol: 'textbox', veld: (basis) => <DateField {...basis} /> },
  { naam: 'KeuzeField', rol: 'radiogroup', veld: (basis) => <KeuzeField {...basis} options={options} /> },
  { naam: 'SelectField', rol: 'combobox', veld: (basis) => <SelectField {...basis} options={options} /> },
]

describe.each(soorten)('$naam', ({ naam, rol, veld }) => {
  const toonLeeg = (anders: Partial<Basis> = {}) =>
    toonVeld<unknown>(undefined, (aansluiting) =>
      veld({ name: 'naam', label: 'Naam', ...aansluiting, value: undefined, ...anders }),
    )
  const control = () => screen.getByRole(rol, { name: /^Naam/ })

  it(`a ${naam} that is not required has the word optioneel in its accessible name`, () => {
    toonLeeg()
    expect(control()).toHaveAccessibleName('Naam optioneel')
    expect(control()).not.toBeRequired()
  })

  it(`the accessible name of a required ${naam} is its label alone`, () => {
    toonLeeg({ required: true })
    expect(control()).toHaveAccessibleName('Naam')
    expect(control()).toBeRequired()
  })

  it(`a required ${naam} is marked invalid and calls onFout when it is left empty, and not before`, async () => {
    const { gebruiker, fouten } = toonLeeg({ required: true })
    await gebruiker.tab()
    expect(control()).toBeValid()
    expect(fouten).toEqual([])
    await gebruiker.tab()
    expect(control()).toBeInvalid()
    expect(fouten).toEqual(['Je hebt nog geen Naam ingevuld.'])
  })

  it(`an empty required ${naam} with toonFout shows requiredMessage and passes it to onFout`, () => {
    const { fouten } = toonLeeg({ required: true, requiredMessage: 'Vul je naam in.', toonFout: true })
    expect(control()).toHaveAccessibleDescription(/Vul je naam in\.$/)
    expect(fouten).toEqual(['Vul je naam in.'])
  })

  it(`the accessible description of ${naam} is its helper text followed by its error`, () => {
    toonLeeg({ required: true, helperText: 'Zoals in je paspoort.', toonFout: true })
    expect(control()).toHaveAccessibleDescription(/^Zoals in je paspoort\..*Je hebt nog geen Naam ingevuld\.$/)
  })

  it(`an empty ${naam} that is not required has no error, even with toonFout`, () => {
    const { fouten } = toonLeeg({ toonFout: true })
    expect(control()).toBeValid()
    expect(fouten).toEqual([])
  })

  it(`a disabled ${naam} has only disabled controls, and presses and keys do not change its value`, async () => {
    const { gebruiker, gehoord } = toonLeeg({ disabled: true })
    expect(enabledIn(document)).toEqual([])
    await pressAll(gebruiker, document)
    expect(gehoord).toEqual([])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it(`${naam} without the prop tooltip has no explanation button`, () => {
    toonLeeg()
    expect(screen.queryByRole('button', { name: /^Uitleg/ })).toBeNull()
  })
})

it.each(soorten.filter(({ rol }) => rol === 'textbox' || rol === 'spinbutton'))(
  '$naam has the attribute enterkeyhint="done"',
  ({ rol, veld }) => {
    toonVeld<unknown>(undefined, (aansluiting) =>
      veld({ name: 'naam', label: 'Naam', ...aansluiting, value: undefined }),
    )
    expect(screen.getByRole(rol)).toHaveAttribute('enterkeyhint', 'done')
  },
)

it('ReadOnlyField shows its value in a readonly input that its helper text describes', () => {
  showAlone(<ReadOnlyField label="Rente" value="3,75%" helperText="Dit is een voorbeeld." />)
  const veld = screen.getByRole('textbox', { name: 'Rente' })
  expect(veld).toHaveValue('3,75%')
  expect(veld).toHaveAttribute('readonly')
  expect(veld).toHaveAccessibleDescription('Dit is een voorbeeld.')
})

describe('the types of the field props', () => {
  it('the props of six field components extend FieldProps, apart from value, onChange and rules', () => {
    type Anatomie = Omit<FieldProps<string>, 'value' | 'onChange' | 'rules'>
    expectTypeOf<BedragFieldProps>().toExtend<Anatomie>()
    expectTypeOf<DateFieldProps>().toExtend<Anatomie>()
    expectTypeOf<KeuzeFieldProps<JaNee>>().toExtend<Anatomie>()
    expectTypeOf<NumberFieldProps>().toExtend<Anatomie>()
    expectTypeOf<SelectFieldProps<JaNee>>().toExtend<Anatomie>()
    expectTypeOf<TextFieldProps>().toExtend<Anatomie>()
  })

  it('onChange of BedragField, NumberField, DateField and TextField takes a value or undefined', () => {
    expectTypeOf<Parameters<BedragFieldProps['onChange']>>().toEqualTypeOf<[Bedrag | undefined]>()
    expectTypeOf<Parameters<NumberFieldProps['onChange']>>().toEqualTypeOf<[number | undefined]>()
    expectTypeOf<Parameters<DateFieldProps['onChange']>>().toEqualTypeOf<[Datum | undefined]>()
    expectTypeOf<Parameters<TextFieldProps['onChange']>>().toEqualTypeOf<[string | undefined]>()
  })

  it('onChange of KeuzeField and SelectField takes one of the option values, never undefined', () => {
    expectTypeOf<Parameters<KeuzeFieldProps<JaNee>['onChange']>>().toEqualTypeOf<[JaNee]>()
    expectTypeOf<Parameters<SelectFieldProps<JaNee>['onChange']>>().toEqualTypeOf<[JaNee]>()
  })

  it('the type of KeuzeField rejects an option value outside its value type', () => {
    expectTypeOf<{ text: string; value: 'misschien' }>().not.toExtend<KeuzeFieldProps<JaNee>['options'][number]>()
  })

  it('a rule of BedragField must accept an undefined value', () => {
    expectTypeOf<(bedrag: Bedrag) => undefined>().not.toExtend<NonNullable<BedragFieldProps['rules']>[number]>()
    expectTypeOf<(bedrag: Bedrag | undefined) => undefined>().toExtend<NonNullable<BedragFieldProps['rules']>[number]>()
  })

  it('TextKind is vrij, postcode, email or telefoonnummer', () => {
    expectTypeOf<TextKind>().toEqualTypeOf<'vrij' | 'postcode' | 'email' | 'telefoonnummer'>()
  })
})
