export { type AnalyticsGebeurtenis, type AnalyticsPort } from './analyticsPort'
export { type BerekeningPort } from './berekeningPort'
export { type KlokPort } from './klokPort'
export { type NieuwMaximum, type NormvergelijkingPort } from './normvergelijkingPort'
