export { createAnalytics, type AnalyticsAdapterConfig } from './analytics'
export { createHttpBerekening, type HttpBerekeningConfig } from './http'
export {
  createLokaleBerekening,
  createNormvergelijking,
  type LokaleBerekeningConfig,
  type NormvergelijkingConfig,
} from './lokaal'
