import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ReadOnlyField } from '../../../ui/velden/ReadOnlyField'
import { showAlone } from '../../support/screen'

it('shows a value that cannot be changed and is not asked for', () => {
  showAlone(<ReadOnlyField label="Rente" value="3,75%" helperText="Dit is een voorbeeld." />)
  const veld = screen.getByRole('textbox', { name: 'Rente' })
  expect(veld).toHaveValue('3,75%')
  expect(veld).toHaveAttribute('readonly')
  expect(veld).toHaveAccessibleDescription('Dit is een voorbeeld.')
})
