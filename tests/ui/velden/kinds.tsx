import { BedragField } from '../../../ui/velden/BedragField'
import { DateField } from '../../../ui/velden/los/DateField'
import { NumberField } from '../../../ui/velden/los/NumberField'
import { PercentageField } from '../../../ui/velden/los/PercentageField'
import { TextField } from '../../../ui/velden/los/TextField'
import { toonVeld } from './toonVeld'

/** Shows an empty field of each kind in which a visitor types. */
export const fields = {
  BedragField: () =>
    toonVeld<number | undefined>(undefined, (vast) => <BedragField name="p" label="Proef" {...vast} />),
  'BedragField with cents': () =>
    toonVeld<number | undefined>(undefined, (vast) => <BedragField name="p" label="Proef" cents {...vast} />),
  PercentageField: () =>
    toonVeld<number | undefined>(undefined, (vast) => <PercentageField name="p" label="Proef" {...vast} />),
  NumberField: () =>
    toonVeld<number | undefined>(undefined, (vast) => <NumberField name="p" label="Proef" max={999} {...vast} />),
  DateField: () => toonVeld<string | undefined>(undefined, (vast) => <DateField name="p" label="Proef" {...vast} />),
  TextField: () => toonVeld<string | undefined>(undefined, (vast) => <TextField name="p" label="Proef" {...vast} />),
} as const
export type Kind = keyof typeof fields
export const KINDS = Object.keys(fields) as Kind[]
