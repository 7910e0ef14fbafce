export { type AnalyticsGebeurtenis, type AnalyticsPort } from './analyticsPort'
export { type BerekeningFout } from './berekeningFout'
export { type BerekeningPort } from './berekeningPort'
export { type KlokPort } from './klokPort'
