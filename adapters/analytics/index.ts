export { createAnalytics, type AnalyticsAdapterConfig } from './analytics'
