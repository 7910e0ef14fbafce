export { createAnalyticsService, type AnalyticsConfig, type AnalyticsService } from './analyticsService'
