import { screen } from '@testing-library/react'

import type { Bedrag } from '../../../domain/geld'
import { type BedragFieldProps, BedragField } from '../../../ui/velden/BedragField'
import { toonVeld } from './toonVeld'

export const veld = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Eigen geld/ })

export const toonBedrag = (value?: Bedrag, anders: Partial<BedragFieldProps> = {}) =>
  toonVeld<Bedrag | undefined>(value, (aansluiting) => (
    <BedragField name="eigenGeld" label="Eigen geld" {...aansluiting} {...anders} />
  ))
