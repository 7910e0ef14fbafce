export { ActionButton } from './ActionButton'
export { ReadOnlyField } from './ReadOnlyField'
export { BedragField, type BedragFieldProps } from './BedragField'
export { type FieldProps, type FieldWidth, type Option, type Rule, type TypedFieldProps } from './field'
export { giveFocus } from './giveFocus'
export { KeuzeField, type KeuzeFieldProps } from './KeuzeField'
export { SelectField, type SelectFieldProps } from './SelectField'
export { FieldFrame } from './FieldFrame'
export {
  DateField,
  NumberField,
  PercentageField,
  TextField,
  type DateFieldProps,
  type NumberFieldProps,
  type PercentageFieldProps,
  type TekstSoort,
  type TextFieldProps,
} from './los'
