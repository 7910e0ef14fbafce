export { Rekenhulp } from './app'
export { createDraftStore, type LinkTarget, type Settings, type DraftStore, type Page, type Services } from './context'
export { foutTekst } from './samenvatting'
export { hostTekst, meldingen } from './tekst'
export { Melding } from './melding'
export { createStyles, Knop, Stapel, ThemaProvider, type Kleurmodus, type Styles } from './thema'
export {
  ReadOnlyField,
  BedragField,
  DateField,
  KeuzeField,
  NumberField,
  PercentageField,
  SelectField,
  TextField,
  type FieldProps,
  type Option,
  type TypedFieldProps,
} from './velden'
