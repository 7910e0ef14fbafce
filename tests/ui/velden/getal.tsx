import { screen } from '@testing-library/react'

import { type NumberFieldProps, NumberField } from '../../../ui/velden/los/NumberField'
import { toonVeld } from './toonVeld'

export const veld = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Looptijd/ })
export const meer = () => screen.getByRole('button', { name: 'Verhoog Looptijd' })
export const minder = () => screen.getByRole('button', { name: 'Verlaag Looptijd' })

export const toonGetal = (value?: number, anders: Partial<NumberFieldProps> = {}) =>
  toonVeld<number | undefined>(value, (aansluiting) => (
    <NumberField name="looptijd" label="Looptijd" min={0} max={30} {...aansluiting} {...anders} />
  ))
