export { DateField } from './DateField'
export { NumberField } from './NumberField'
export { PercentageField } from './PercentageField'
export { TextField } from './TextField'
