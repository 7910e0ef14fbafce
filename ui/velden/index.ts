export { Actieknop } from './Actieknop'
export { AlleenLezenField } from './AlleenLezenField'
export { BedragField, type BedragFieldProps } from './BedragField'
export { type FieldProps, type FieldWidth, type Option, type Rule, type TypedFieldProps } from './field'
export { geefFocus } from './geefFocus'
export { KeuzeField, type KeuzeFieldProps } from './KeuzeField'
export { SelectField, type SelectFieldProps } from './SelectField'
export { Veld } from './Veld'
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
