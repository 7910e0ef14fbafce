export { createLaterParts, CalculatorScreen } from './app'
export {
  createDraftStore,
  SHARED_NAME,
  type LaterParts,
  type Settings,
  type DraftStore,
  type Page,
  type Services,
  type PageFragment,
} from './context'
export { loadDelen } from './delen'
export { foutTekst } from './samenvatting'
export { hostTekst, meldingen } from './tekst'
export { createStyles, ThemaProvider, type Kleurmodus, type Styles } from './thema'
