export { DateField, type DateFieldProps } from './DateField'
export { NumberField, type NumberFieldProps } from './NumberField'
export { PercentageField, type PercentageFieldProps } from './PercentageField'
export { TextField, type TekstSoort, type TextFieldProps } from './TextField'
