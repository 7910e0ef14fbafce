import { fireEvent } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'

import { maximum, minimum, tussen, verplicht, voldoetAan, type Datum } from '../../domain/invoer'
import { BedragField } from '../../ui/velden/BedragField'
import { DateField } from '../../ui/velden/los/DateField'
import { NumberField } from '../../ui/velden/los/NumberField'
import { PercentageField } from '../../ui/velden/los/PercentageField'
import { TextField } from '../../ui/velden/los/TextField'
import type { FieldProps } from '../../ui/velden/field'
import * as scherm from '../support/screen'

const { errorOf, showAlone, typeIn, field, leave, fillIn } = scherm

type Houdt<Value> = Pick<FieldProps<Value | undefined>, 'name' | 'label' | 'value' | 'onChange'>

const Los = <Value,>({ maak }: { readonly maak: (houdt: Houdt<Value>) => ReactElement }) => {
  const [value, onChange] = useState<Value>()
  return maak({ name: 'proef', label: 'Proef', value, onChange })
}
/** Shows the field that `maak` creates, in a parent that stores the value of the field. */
const toonVeld = <Value,>(maak: (houdt: Houdt<Value>) => ReactElement) => showAlone(<Los maak={maak} />)

const fout = (): string | undefined => errorOf(field('Proef'))
const naInvoer = (tekst: string): string | undefined => {
  fillIn('Proef', tekst)
  return fout()
}

/** Specification, section 5, general. */
describe('validation', () => {
  it('TextField shows its validation error on blur, not while the visitor types', () => {
    toonVeld<string>((houdt) => <TextField {...houdt} soort="email" />)
    typeIn('Proef', 'geen adres')
    expect(fout()).toBeUndefined()
    leave('Proef')
    expect(fout()).toBeDefined()
  })
  it('TextField shows its validation error on a change event', () => {
    toonVeld<string>((houdt) => <TextField {...houdt} soort="email" />)
    typeIn('Proef', 'geen adres')
    fireEvent.change(field('Proef'))
    expect(fout()).toBeDefined()
  })
  it('voldoetAan without a message of its own returns a message with the name of the field', () => {
    toonVeld<string>((houdt) => <TextField {...houdt} rules={[voldoetAan(() => false, { veld: 'proef' })]} />)
    expect(naInvoer('iets')).toBe('proef is not valid.')
  })
})

describe('a required field', () => {
  it.each([
    ['empty', ''],
    ['blank', '   '],
  ])('a required TextField that is %s shows its `requiredMessage`', (_hoe, tekst) => {
    toonVeld<string>((houdt) => <TextField {...houdt} required requiredMessage="Vul iets in." />)
    expect(naInvoer(tekst)).toBe('Vul iets in.')
  })
  it.each([undefined, null, [], ' ', false])('verplicht treats %j as a missing answer', (waarde) => {
    expect(verplicht()(waarde)).toBe('Je hebt dit verplichte veld nog niet ingevuld.')
  })
  it('verplicht accepts false when `onwaarMag` is true', () => {
    expect(verplicht({ onwaarMag: true })(false)).toBeUndefined()
  })
  it('verplicht without a message of its own returns a message with its `label`', () => {
    toonVeld<string>((houdt) => <TextField {...houdt} rules={[verplicht({ label: 'plaats' })]} />)
    expect(naInvoer('')).toBe('Je hebt nog geen plaats ingevuld.')
  })
})

describe('rules with a minimum or a maximum', () => {
  it.each([
    [tussen(2, 10), 'Ingevulde waarde valt niet binnen het minimum van 2 en maximum van 10.'],
    [minimum(12), 'Ingevulde waarde is lager dan minimum van 12.'],
    [maximum(10), 'Ingevulde waarde is hoger dan maximum van 10.'],
    [tussen(2, 10, 'Kies iets van {min} tot en met {max}.'), 'Kies iets van 2 tot en met 10.'],
  ])('tussen, minimum and maximum return a message with their bounds for the value 11 (rule %#)', (rule, tekst) => {
    toonVeld<number>((houdt) => <NumberField {...houdt} rules={[rule]} />)
    expect(naInvoer('11')).toBe(tekst)
  })
  it('DateField accepts its last allowed day, and shows its bounds as dd-mm-yyyy for a later day', () => {
    const grenzen = { min: '2026-01-01' as Datum, max: '2026-12-31' as Datum }
    toonVeld<Datum>((houdt) => <DateField {...houdt} {...grenzen} />)
    expect(naInvoer('31-12-2026')).toBeUndefined()
    expect(naInvoer('01-01-2027')).toBe(
      'Ingevulde waarde valt niet binnen het minimum van 01-01-2026 en maximum van 31-12-2026.',
    )
  })
})

it.each([
  [
    'postcode',
    ['1234 AB', '9999zz', ''],
    ['0234 AB', '123 AB', '1234 A1'],
    'We herkennen de postcode niet. Controleer of je invoer klopt.',
  ],
  [
    'email',
    ['a@b.nl', ''],
    ['a@b', 'a b@c.nl'],
    'We herkennen de invoer niet als een e-mailadres. Controleer of je invoer klopt.',
  ],
  [
    'telefoonnummer',
    ['0612345678', '+31612345678', '0031612345678', ''],
    ['12345', '+32612345678'],
    'We herkennen de invoer niet als een telefoonnummer. Controleer of je invoer klopt.',
  ],
] as const)('TextField of the kind %s accepts only valid texts and empty text', (soort, goed, slecht, tekst) => {
  toonVeld<string>((houdt) => <TextField {...houdt} soort={soort} />)
  expect(goed.map(naInvoer)).toEqual(goed.map(() => undefined))
  expect(slecht.map(naInvoer)).toEqual(slecht.map(() => tekst))
})

it('PercentageField accepts values from 0 to 100 with at most 2 decimals', () => {
  toonVeld<number>((houdt) => <PercentageField {...houdt} />)
  expect(['0', '100', '3,12'].map(naInvoer)).toEqual([undefined, undefined, undefined])
  expect(['-1', '100,01', '3,125'].map((tekst) => naInvoer(tekst) === undefined)).toEqual([false, false, false])
})

describe('BedragField', () => {
  it('BedragField rounds to whole euros, lowers an amount to 99.999.999, and refuses one below 0', () => {
    toonVeld<number>((houdt) => <BedragField {...houdt} />)
    fillIn('Proef', '3500,50')
    expect(field('Proef')).toHaveValue('3.501')
    fillIn('Proef', '100.000.000')
    expect(field('Proef')).toHaveValue('99.999.999')
    expect(naInvoer('-1')).toBe('Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 99.999.999.')
  })
  it('BedragField with `cents` shows exactly 2 decimals', () => {
    toonVeld<number>((houdt) => <BedragField {...houdt} cents />)
    fillIn('Proef', '3500,5')
    expect(field('Proef')).toHaveValue('3.500,50')
  })
})
