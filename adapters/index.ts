export { createAnalytics, type AnalyticsAdapterConfig } from './analytics'
export { createHttpBerekening, type HttpBerekeningConfig } from './http'
export * from './lokaal'
