export { createAnalytics, type AnalyticsAdapterConfig } from './analytics'
export { createHttpBerekening, type HttpBerekeningConfig } from './http'
export { createLokaleBerekening, type LokaleBerekeningConfig } from './lokaal'
export { createNormvergelijking } from './normvergelijking'
