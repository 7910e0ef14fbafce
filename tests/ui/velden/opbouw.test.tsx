import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'

import { BedragField } from '../../../ui/velden/BedragField'
import { KeuzeField } from '../../../ui/velden/KeuzeField'
import { SelectField } from '../../../ui/velden/SelectField'
import type { TypedFieldProps } from '../../../ui/velden/field'
import { DateField } from '../../../ui/velden/los/DateField'
import { NumberField } from '../../../ui/velden/los/NumberField'
import { PercentageField } from '../../../ui/velden/los/PercentageField'
import { TextField } from '../../../ui/velden/los/TextField'
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
  { naam: 'an amount', rol: 'textbox', veld: (basis) => <BedragField {...basis} /> },
  { naam: 'a number', rol: 'spinbutton', veld: (basis) => <NumberField {...basis} /> },
  { naam: 'a percentage', rol: 'textbox', veld: (basis) => <PercentageField {...basis} /> },
  { naam: 'a text', rol: 'textbox', veld: (basis) => <TextField {...basis} /> },
  { naam: 'a date', rol: 'textbox', veld: (basis) => <DateField {...basis} /> },
  { naam: 'a choice', rol: 'radiogroup', veld: (basis) => <KeuzeField {...basis} options={options} /> },
  { naam: 'a list', rol: 'combobox', veld: (basis) => <SelectField {...basis} options={options} /> },
]

describe.each(soorten)('$naam', ({ rol, veld }) => {
  const toonLeeg = (anders: Partial<Basis> = {}) =>
    toonVeld<unknown>(undefined, (aansluiting) =>
      veld({ name: 'naam', label: 'Naam', ...aansluiting, value: undefined, ...anders }),
    )
  const control = () => screen.getByRole(rol, { name: /^Naam/ })

  it('is named by its label', () => {
    toonLeeg({ required: true })
    expect(control()).toHaveAccessibleName('Naam')
  })

  it('is marked as optional unless an answer is required', () => {
    toonLeeg()
    expect(control()).toHaveAccessibleName('Naam optioneel')
    expect(control()).not.toBeRequired()
  })

  it('says that an answer is required without the word for it', () => {
    toonLeeg({ required: true })
    expect(control()).toBeRequired()
    expect(screen.queryByText('optioneel')).toBeNull()
  })

  it('says nothing is wrong before the visitor has been there', () => {
    const { fouten } = toonLeeg({ required: true })
    expect(control()).toBeValid()
    expect(fouten).toEqual([])
  })

  it('says what is wrong when it is left empty, beside the field and to its caller', async () => {
    const { gebruiker, fouten } = toonLeeg({ required: true })
    await gebruiker.tab()
    await gebruiker.tab()
    expect(control()).toBeInvalid()
    expect(fouten).toEqual(['Je hebt nog geen Naam ingevuld.'])
  })

  it('says so in the words of its caller where it has them', () => {
    const { fouten } = toonLeeg({ required: true, requiredMessage: 'Vul je naam in.', toonFout: true })
    expect(control()).toHaveAccessibleDescription(/Vul je naam in\.$/)
    expect(fouten).toEqual(['Vul je naam in.'])
  })

  it('is described by its help and then by its error', () => {
    toonLeeg({ required: true, helperText: 'Zoals in je paspoort.', toonFout: true })
    expect(control()).toHaveAccessibleDescription(/^Zoals in je paspoort\..*Je hebt nog geen Naam ingevuld\.$/)
  })

  it('may be left empty where no answer is required', () => {
    const { fouten } = toonLeeg({ toonFout: true })
    expect(control()).toBeValid()
    expect(fouten).toEqual([])
  })

  it('takes no answer when it is disabled', () => {
    toonLeeg({ disabled: true })
    const bediening = rol === 'radiogroup' ? screen.getAllByRole('radio') : [control()]
    expect(bediening.filter((element) => !element.matches(':disabled'))).toEqual([])
  })

  it('explains itself with a button of its own', async () => {
    const { gebruiker } = toonLeeg({ tooltip: 'Daarom vragen we het.' })
    await gebruiker.click(screen.getByRole('button', { name: 'Uitleg bij Naam' }))
    expect(screen.getByRole('note')).toHaveTextContent('Daarom vragen we het.')
  })

  it('has no such button without an explanation', () => {
    toonLeeg()
    expect(screen.queryByRole('button', { name: /^Uitleg/ })).toBeNull()
  })
})
