import { screen } from '@testing-library/react'

import type { Option } from '../../../ui/velden/field'
import { type SelectFieldProps, SelectField } from '../../../ui/velden/SelectField'
import { toonVeld } from './toonVeld'

export const steden: readonly Option[] = [
  { value: 'ams', text: 'Amsterdam' },
  { value: 'arn', text: 'Arnhem', disabled: true },
  { value: 'ass', text: 'Assen' },
  { value: 'dh', text: 'Den Haag' },
  { value: 'dhe', text: 'Den Helder' },
  { value: 'dro', text: 'Dronten' },
  { value: 'utr', text: 'Utrecht' },
]

export const veld = () => screen.getByRole('combobox', { name: /^Stad/ })
export const lijst = () => screen.queryByRole('listbox')
export const optie = (naam: string | RegExp) => screen.getByRole('option', { name: naam })
/** The option that a screen reader reads. */
export const aangewezen = () => document.getElementById(veld().getAttribute('aria-activedescendant') ?? '')

export const toonSelect = (value?: string, anders: Partial<SelectFieldProps<string>> = {}) =>
  toonVeld<string | undefined>(value, (aansluiting) => (
    <SelectField
      name="stad"
      label="Stad"
      options={steden}
      onWis={() => aansluiting.onChange(undefined)}
      {...aansluiting}
      {...anders}
    />
  ))
