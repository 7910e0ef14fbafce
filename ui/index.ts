export { createLaterParts, CalculatorScreen } from './app'
export {
  createDraftStore,
  type LaterParts,
  type Settings,
  type DraftStore,
  type Page,
  type Services,
  type SharedAddress,
} from './context'
export { loadDelen } from './delen'
export { foutTekst } from './samenvatting'
export { hostTekst, meldingen } from './tekst'
export { Message } from './message'
export { createStyles, Button, Stack, ThemaProvider, type Kleurmodus, type Styles } from './thema'
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
