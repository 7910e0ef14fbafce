/** What the screens are made of, without the screens. */
export { Message } from './message'
export { createStyles, Button, Stack, ThemaProvider, type Kleurmodus } from './thema'
export {
  ReadOnlyField,
  BedragField,
  DateField,
  KeuzeField,
  NumberField,
  PercentageField,
  SelectField,
  TextField,
  type TextDraft,
  type TypedFieldProps,
} from './velden'
