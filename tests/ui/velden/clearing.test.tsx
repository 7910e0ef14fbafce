import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { SelectField } from '../../../ui/velden/SelectField'
import { toonVeld } from './toonVeld'

it('the clear button of SelectField removes the choice and moves the focus to SelectField', async () => {
  const { gebruiker, gehoord } = toonVeld<string | undefined>('ams', (aansluiting) => (
    <SelectField
      name="stad"
      label="Stad"
      options={[{ value: 'ams', text: 'Amsterdam' }]}
      onWis={() => aansluiting.onChange(undefined)}
      {...aansluiting}
    />
  ))
  await gebruiker.click(screen.getByRole('button', { name: 'Wis de keuze bij Stad' }))
  expect(gehoord).toEqual([undefined])
  expect(screen.getByRole('combobox', { name: /^Stad/ })).toHaveFocus()
})
